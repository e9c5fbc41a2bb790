/**
 * Name of the honeypot field, which is invisible and cannot be focused, so that only bots fill it in. Browsers and
 * password managers do not autofill it: their patterns for address, login and card fields do not match this name
 * (Chromium `components/autofill/core/common/autofill_regex_constants.h`, Firefox
 * `toolkit/components/formautofill/shared/HeuristicsRegExp.sys.mjs`, Bitwarden `autofill-constants.ts`). Bots fill it
 * in because contact forms often have a subject.
 */
export const honeypotName = 'subject';

/** Why a request is suspected to be spam: the honeypot has a value, or the form was sent faster than a person can type it. */
export type SpamSignal = 'honeypot' | 'fillTime';
