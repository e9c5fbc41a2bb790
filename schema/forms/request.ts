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

/**
 * The header with the id of an attempt to send a form. It tells apart equal requests that contain neither an e-mail address
 * nor a phone number (docs/decisions/003-leads.md).
 */
export const attemptHeader = 'x-attempt-id';

/** Routes of the result pages after a form was submitted without JavaScript (docs/specification.md 6.6). */
export const answerRoutes = { sent: '/thank-you', failed: '/not-sent' };

/** The URL at which the function of a stage receives forms (docs/specification.md 6.1). */
export const leadEndpoint = '/api/send-email';

/** The header with the time in ms from the first interaction with the form to sending it. */
export const fillTimeHeader = 'x-fill-time';
