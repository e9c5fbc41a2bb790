/**
 * Name of the field that people neither see nor reach, so that only robots fill it in. No browser and no password
 * manager has a value for it: it is in no list of names by which they find a field of an address, a login or a card
 * (Chromium `components/autofill/core/common/autofill_regex_constants.h`, Firefox
 * `toolkit/components/formautofill/shared/HeuristicsRegExp.sys.mjs`, Bitwarden `autofill-constants.ts`). Contact forms
 * often ask for a subject, so robots fill it in.
 */
export const honeypotName = 'subject';

/** Why a robot is suspected: the hidden field is filled in, or the form was sent faster than a person can fill it in. */
export type SpamSignal = 'honeypot' | 'fillTime';
