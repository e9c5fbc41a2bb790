/** The header in which the form says how long it was open before it was sent, in milliseconds. */
export const fillTimeHeader = 'x-fill-time';

/** Nobody fills in one of the forms faster than this. */
const minFillTimeMs = 3000;

/**
 * Whether a robot is suspected: the field that people do not see is filled, or the form was filled too fast.
 * Only a mark for the mail, never a reason to refuse: password managers fill hidden fields as well.
 * @param body the fields of the request
 * @param fillTime value of the header, null without one
 */
export const isSuspect = (body: object, fillTime: string | null): boolean => {
  const honeypot: unknown = 'company' in body ? body.company : undefined;
  const isFilled =
    typeof honeypot === 'string' ? honeypot.trim() !== '' : honeypot !== undefined && honeypot !== null;
  const isTooFast = /^\d{1,9}$/.test(fillTime ?? '') && Number(fillTime) < minFillTimeMs;
  return isFilled || isTooFast;
};
