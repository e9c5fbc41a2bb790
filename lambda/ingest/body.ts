import type { Form } from '../../schema/form.ts';
import type { Values } from '../../schema/forms/check-form.ts';
import { rules } from '../../schema/forms/rules.ts';

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
 * Parses a form post. A field with checkboxes is an array of the ticked values, because browsers send one value per ticked
 * box. A field that the form does not have is an array if it was sent several times.
 */
const parseForm = (bytes: ArrayBuffer, forms: readonly Form[]): Body => {
  const sent = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  const form = forms.find(({ type }) => type === sent.get('type')?.at(-1));
  const kinds = new Map(
    form?.steps.flatMap(({ fields }) => fields).map(({ name, kind }) => [name, kind] as const),
  );
  const isList = (name: string, { length }: string[]) =>
    kinds.has(name) ? kinds.get(name) === 'choices' : length > 1;
  return {
    fields: Object.fromEntries(
      [...sent].map(([name, values]) => [name, isList(name, values) ? values : values.at(-1)]),
    ),
  };
};

/** Parses the fields of a request body, or returns why it is rejected. */
export const parseBody = (kind: BodyFormat, bytes: ArrayBuffer, forms: readonly Form[]): Body => {
  if (bytes.byteLength > rules.bodyMaximum) return { refusal: 'too-large' };
  return kind === 'json' ? parseJson(bytes) : parseForm(bytes, forms);
};
