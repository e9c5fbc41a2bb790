import type { FormDocument } from '../form.ts';
import type { FieldValue, Rule } from './checked-value.ts';
import type { Field } from './field.ts';
import { checkField, sentKinds, type SentField } from './field-rules.ts';

/** The values of a form by field name, as they were entered or sent. */
export type Values = Readonly<Record<string, unknown>>;

/** An invalid field and the rule that it violates. */
export type FieldError = { field: string; rule: Rule };

/** The valid values of a form in the order of a request, or the first error of each field in the order of the form. */
export type CheckedForm = { values: Record<string, FieldValue> } | { errors: FieldError[] };

const valueOf = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns the valid values of a field that conditions can refer to; none if it is another field. */
const chosenValues = (field: Field, value: unknown): string[] => {
  if (!('choices' in field) && field.kind !== 'consent') return [];
  // The rules of these kinds do not depend on the date.
  const checked = checkField(field, value, '');
  return 'value' in checked ? [checked.value].flat() : [];
};

const isMet = (condition: Field['when'], chosen: ReadonlyMap<string, string[]>): boolean =>
  Object.entries(condition ?? {}).every(([name, value]) => chosen.get(name)?.includes(value));

/**
 * Returns the fields that visitors see: those whose conditions, and those of their steps, are met. A field that is not
 * shown has no value, so conditions that refer to it are not met.
 */
export const shownFields = ({ steps }: Pick<FormDocument, 'steps'>, values: Values): Field[] => {
  const chosen = new Map<string, string[]>();
  return steps.flatMap((step) =>
    step.fields.filter((field) => {
      if (!isMet(step.when, chosen) || !isMet(field.when, chosen)) return false;
      chosen.set(field.name, chosenValues(field, valueOf(values, field.name)));
      return true;
    }),
  );
};

/** Returns the fields of all steps. */
export const fieldsOf = ({ steps }: Pick<FormDocument, 'steps'>): Field[] =>
  steps.flatMap(({ fields }) => fields);

/** Returns the id of one of several choices. A link to it opens the form with this choice: `/quote#quote-rooms-kitchen`. */
export const choiceId = (form: string, field: string, value: string): string => `${form}-${field}-${value}`;

/** Whether the value of a field is sent; photos are only counted. */
export const isSent = (field: Field): field is SentField => field.kind !== 'photos';

/**
 * Checks the values of a form. The browser calls it before it sends a request, and the Lambda calls it again. Values of
 * unknown names, and of fields that are not shown, are dropped instead of rejected, so that no lead is lost because of
 * them.
 * @param today the current date at the business, such as `2026-12-24`
 */
export const checkForm = (form: Pick<FormDocument, 'steps'>, values: Values, today: string): CheckedForm => {
  const errors: FieldError[] = [];
  const accepted: { field: SentField; value: FieldValue }[] = [];
  for (const field of shownFields(form, values).filter(isSent)) {
    const checked = checkField(field, valueOf(values, field.name), today);
    if ('rule' in checked) errors.push({ field: field.name, rule: checked.rule });
    else if (checked.value.length > 0) accepted.push({ field, value: checked.value });
  }
  if (errors.length > 0) return { errors };
  accepted.sort((a, b) => sentKinds.indexOf(a.field.kind) - sentKinds.indexOf(b.field.kind));
  return { values: Object.fromEntries(accepted.map(({ field, value }) => [field.name, value])) };
};
