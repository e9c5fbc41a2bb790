import { honeypotName, type SpamSignal } from '../../schema/forms/spam-signals.ts';

/** The header in which the form says how long it was open before it was sent, in milliseconds. */
export const fillTimeHeader = 'x-fill-time';

/** Nobody fills in one of the forms faster than this. */
const minFillTimeMs = 3000;

const isFilledIn = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/**
 * Returns why a robot is suspected; nothing when none is. Only a mark for the mail, never a reason to refuse.
 * @param body the fields of the request
 * @param fillTime value of the header, null without one
 */
export const spamSignalsIn = (body: object, fillTime: string | null): SpamSignal[] => {
  const honeypot: unknown = new Map<string, unknown>(Object.entries(body)).get(honeypotName);
  const isTooFast = /^\d{1,9}$/.test(fillTime ?? '') && Number(fillTime) < minFillTimeMs;
  return [
    ...(isFilledIn(honeypot) ? ['honeypot' as const] : []),
    ...(isTooFast ? ['fillTime' as const] : []),
  ];
};
