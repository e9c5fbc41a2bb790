import { rules } from '../../schema/forms/rules.ts';
import { leadFieldNames, leadFields } from '../lead-fields.ts';

/** The two kinds of request that are understood. */
export type BodyFormat = 'json' | 'form';

const kinds = new Map<string, BodyFormat>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** The kind of a request by its content type, or undefined when it is neither. */
export const detectBodyFormat = (contentType: string | null): BodyFormat | undefined =>
  kinds.get((contentType?.split(';')[0] ?? '').trim().toLowerCase());

/** Why a body cannot be used. */
export type BodyRefusal = 'too-large' | 'not-json' | 'not-an-object';
type Body = { refusal: BodyRefusal } | { fields: object };

const json = (bytes: ArrayBuffer): Body => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { refusal: 'not-an-object' };
    return { fields: value };
  } catch {
    return { refusal: 'not-json' };
  }
};

const lists = leadFieldNames.filter((name) => leadFields[name] === 'rooms');

/** A browser sends one value for each box that is ticked; with several, with one and with none it is a list. */
const form = (bytes: ArrayBuffer): Body => {
  const sent = new URLSearchParams(new TextDecoder().decode(bytes));
  const chosen = lists.map((name) => [name, sent.getAll(name)]);
  return { fields: { ...Object.fromEntries(sent), ...Object.fromEntries(chosen) } };
};

/** The fields of a request body, or what is wrong with it. */
export const parseBody = (kind: BodyFormat, bytes: ArrayBuffer): Body => {
  if (bytes.byteLength > rules.bodyMaximum) return { refusal: 'too-large' };
  return kind === 'json' ? json(bytes) : form(bytes);
};
