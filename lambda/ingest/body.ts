import type { Form } from '../../schema/form.ts';
import { fieldsOf, type Values } from '../../schema/forms/check-form.ts';
import { rules } from '../../schema/forms/checked-value.ts';

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
type Body = { refusal: BodyRefusal } | { fields: Values };

const parseJson = (bytes: ArrayBuffer): Body => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { refusal: 'not-an-object' };
    return { fields: { ...value } };
  } catch {
    return { refusal: 'not-json' };
  }
};

/**
 * Maximum number of names in a body, more than a form has fields. It limits the time, because each name is searched in
 * the whole body.
 */
const maxNames = 500;

/**
 * Parses a form post. A field with checkboxes is an array of the ticked values, because browsers send one value per ticked
 * box. A field that the form does not have is an array if it was sent several times.
 */
const parseForm = (bytes: ArrayBuffer, forms: readonly Form[]): Body => {
  const sent = new URLSearchParams(new TextDecoder().decode(bytes));
  const form = forms.find(({ type }) => type === sent.get('type'));
  const kinds = new Map(form && fieldsOf(form).map(({ name, kind }) => [name, kind]));
  const parseField = (name: string) => {
    const values = sent.getAll(name);
    const isList = kinds.has(name) ? kinds.get(name) === 'choices' : values.length > 1;
    return [name, isList ? values : values.at(-1)];
  };
  const names = [...new Set(sent.keys())].slice(0, maxNames);
  return { fields: Object.fromEntries(names.map(parseField)) };
};

/** Parses the fields of a request body, or returns why it is rejected. */
export const parseBody = (kind: BodyFormat, bytes: ArrayBuffer, forms: readonly Form[]): Body => {
  if (bytes.byteLength > rules.bodyMaximum) return { refusal: 'too-large' };
  return kind === 'json' ? parseJson(bytes) : parseForm(bytes, forms);
};
