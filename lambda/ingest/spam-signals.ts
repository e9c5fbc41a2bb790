import type { Values } from '../../schema/forms/check-form.ts';
import { honeypotName, type SpamSignal } from '../../schema/forms/spam-signals.ts';

/** The header with the time in ms between opening and sending the form. */
export const fillTimeHeader = 'x-fill-time';

/** No person fills in a form faster than this. */
const minFillTimeMs = 3000;

const isFilledIn = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/**
 * Returns why a request may be from a robot. It only flags the mail and is never a reason to reject the request.
 * @param body the fields of the request
 * @param fillTime value of the header, null if missing
 * @returns an empty array if nothing is suspicious
 */
export const findSpamSignals = (body: Values, fillTime: string | null): SpamSignal[] => {
  const isTooFast = /^\d{1,9}$/.test(fillTime ?? '') && Number(fillTime) < minFillTimeMs;
  return [
    ...(isFilledIn(body[honeypotName]) ? ['honeypot' as const] : []),
    ...(isTooFast ? ['fillTime' as const] : []),
  ];
};
