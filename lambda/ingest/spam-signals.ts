import type { Values } from '../../schema/forms/check-form.ts';
import { honeypotName, type SpamSignal } from '../../schema/forms/request.ts';
import type { LeadField } from '../../leads/lead-message.ts';

/** The shortest time in ms in which a person types a character. The fastest typist needed 55. */
const msPerCharacter = 50;

/** The largest limit in ms: older texts of `mail.spamReasons` say "less than three seconds". */
const maxLimitMs = 3000;

const isFilledIn = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/**
 * Returns why a request may be from a robot. It only flags the mail and is never a reason to reject the request.
 * @param body the request
 * @param fields its fields after validation
 * @param fillTime value of the header; null if missing, as when a browser or a person inserted whole texts
 * @returns an empty array if nothing is suspicious
 */
export const findSpamSignals = (body: Values, fields: LeadField[], fillTime: string | null): SpamSignal[] => {
  const typed = fields.flatMap(({ value, chosen }) => (chosen ? [] : value)).join('');
  const limit = Math.min(typed.length * msPerCharacter, maxLimitMs);
  const isTooFast = /^\d{1,9}$/.test(fillTime ?? '') && Number(fillTime) < limit;
  return [
    ...(isFilledIn(body[honeypotName]) ? ['honeypot' as const] : []),
    ...(isTooFast ? ['fillTime' as const] : []),
  ];
};
