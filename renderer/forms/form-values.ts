import { isSent, shownFields, type Values } from '../../schema/forms/check-form.ts';
import { checkField } from '../../schema/forms/field-rules.ts';
import type { FormDocument } from '../../schema/form.ts';

/** Returns the text of a field, or an empty string. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Returns the values of a form as they were entered, by field name. */
export const readValues = (
  { steps }: FormDocument,
  element: HTMLFormElement,
): Record<string, string | FormDataEntryValue[]> => {
  const data = new FormData(element);
  const fields = steps.flatMap((step) => step.fields).filter(isSent);
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'choices' ? data.getAll(name) : fieldText(data, name)]),
  );
};

/** Returns the names of the shown fields, separated by spaces. */
export const shownNames = (form: FormDocument, values: Values): string =>
  shownFields(form, values)
    .map(({ name }) => name)
    .join(' ');

/**
 * Whether the shown fields of a step are valid, so that the visitor can go on.
 * @param index the index of the step in the document
 * @param today the current date at the business
 */
export const isStepComplete = (
  form: FormDocument,
  index: number,
  element: HTMLFormElement,
  today: string,
): boolean => {
  const values = readValues(form, element);
  return shownFields(form, values)
    .filter((field) => form.steps[index]?.fields.includes(field))
    .filter(isSent)
    .every((field) => !('rule' in checkField(field, values[field.name], today)));
};
