import type { Form } from '../schema/form.ts';
import { fieldsOf, isSent } from '../schema/forms/check-form.ts';
import { rules, type FieldValue } from '../schema/forms/checked-value.ts';
import { cleanLine, cleanText } from '../schema/forms/cleaning/clean.ts';
import type { FieldKind } from '../schema/forms/field.ts';
import { toPlainLabel } from '../schema/rich-text.ts';
import type { LeadField } from './lead-message.ts';

/** The cleaned values of a request by field name. */
export type LeadValues = Record<string, FieldValue>;

/**
 * Describes the values of a form in the order of its fields, with the labels of the fields and of the chosen options.
 * @param values the values as `checkForm` returns them
 */
export const describeFields = (form: Form, values: LeadValues): LeadField[] =>
  fieldsOf(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || !isSent(field)) return [];
    const { name, kind } = field;
    const label = kind === 'consent' ? toPlainLabel(field.label) : field.label;
    if (!('choices' in field)) return { name, kind, label, value };
    const chosen = field.choices.filter((choice) => [value].flat().includes(choice.value));
    return { name, kind, label, value, chosen: chosen.map((choice) => choice.label) };
  });

/** The largest number of fields of a form: six steps of twenty. Every field adds its label and kind to the message. */
const maxFields = 120;

/** The kinds of fields with usual names. All forms of version 1 messages had these. */
const usualKinds = new Map<string, FieldKind>([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['zipCode', 'postal-code'],
  ['message', 'paragraph'],
  ['rooms', 'choices'],
]);

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  try {
    return cleanText(typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // The value is nested more deeply than JSON.stringify can follow.
    return '';
  }
};

const toFieldValue = (value: unknown): FieldValue =>
  Array.isArray(value) ? value.map(toText).filter((text) => text !== '') : toText(value);

const guessKind = (name: string, value: FieldValue, form: Form | undefined): FieldKind => {
  if (Array.isArray(value)) return 'choices';
  if (value.length > rules.fieldMaximum || value.includes('\n')) return 'paragraph';
  const field = form && fieldsOf(form).find((candidate) => candidate.name === name);
  return field?.kind ?? usualKinds.get(name) ?? 'text';
};

/** Returns the name of a field in words: `Zip code` for `zipCode`. */
const nameInWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Describes the values of a form or revision that is not known, as they came within general limits. Their labels are
 * unknown, so they are the names of the fields.
 * @param sent the values by field name
 * @param form another revision of the form, which may have fields with the same names
 */
export const describeUnknownFields = (
  sent: object,
  form?: Form,
): { values: LeadValues; fields: LeadField[] } => {
  const filled = Object.entries(sent)
    .map(([name, value]): [string, FieldValue] => [name, toFieldValue(value)])
    .filter(([, value]) => value.length > 0)
    .slice(0, maxFields);
  const fields = filled.map(([key, value]): LeadField => {
    const name = cleanLine(key.slice(0, rules.fieldMaximum));
    return { name, kind: guessKind(name, value, form), label: nameInWords(name), value };
  });
  return { values: Object.fromEntries(filled), fields };
};
