import { rules } from '../../schema/forms/rules.ts';
import { leadFieldNames, leadFields } from '../lead-fields.ts';

/** The accepted formats of a request body. */
export type BodyFormat = 'json' | 'form';

const formats = new Map<string, BodyFormat>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Returns the format for a content type, or undefined if it is not accepted. */
export const detectBodyFormat = (contentType: string | null): BodyFormat | undefined =>
  formats.get((contentType?.split(';')[0] ?? '').trim().toLowerCase());

/** Why a body is rejected. */
export type BodyRefusal = 'too-large' | 'not-json' | 'not-an-object';
type Body = { refusal: BodyRefusal } | { fields: object };

const parseJson = (bytes: ArrayBuffer): Body => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { refusal: 'not-an-object' };
    return { fields: value };
  } catch {
    return { refusal: 'not-json' };
  }
};

const multiValueFields = leadFieldNames.filter((name) => leadFields[name] === 'rooms');

/** Parses a form post. A field with checkboxes is an array of the ticked values, because browsers send one value per ticked box. */
const parseForm = (bytes: ArrayBuffer): Body => {
  const sent = new URLSearchParams(new TextDecoder().decode(bytes));
  const multiValues = multiValueFields.map((name) => [name, sent.getAll(name)]);
  return { fields: { ...Object.fromEntries(sent), ...Object.fromEntries(multiValues) } };
};

/** Parses the fields of a request body, or returns why it is rejected. */
export const parseBody = (kind: BodyFormat, bytes: ArrayBuffer): Body => {
  if (bytes.byteLength > rules.bodyMaximum) return { refusal: 'too-large' };
  return kind === 'json' ? parseJson(bytes) : parseForm(bytes);
};
