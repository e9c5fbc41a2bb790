/**
 * The header with the id of an attempt to send a form. It tells apart equal requests that contain neither an e-mail address
 * nor a phone number (docs/decisions/003-leads.md).
 */
export const attemptHeader = 'x-attempt-id';
