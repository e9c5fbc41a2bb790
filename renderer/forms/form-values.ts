import {
  fieldsOf,
  isSent,
  shownFields,
  type CheckedForm,
  type FieldError,
  type Values,
} from '../../schema/forms/check-form.ts';
import type { FormDocument } from '../../schema/form.ts';

/** Returns the text of a field, or an empty string. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Returns the values of a form as they were entered, by field name. */
export const readValues = (form: FormDocument, element: HTMLFormElement) => {
  const data = new FormData(element);
  return Object.fromEntries(
    fieldsOf(form)
      .filter(isSent)
      .map(({ name, kind }) => [name, kind === 'choices' ? data.getAll(name) : fieldText(data, name)]),
  );
};

/** Returns the names of the shown fields, separated by spaces. */
export const shownNames = (form: FormDocument, values: Values): string =>
  shownFields(form, values)
    .map(({ name }) => name)
    .join(' ');

/**
 * Returns the errors of a step in the order of its fields; none if the form could not be checked.
 * @param index the index of the step in the document
 */
export const errorsOfStep = (
  { steps }: FormDocument,
  index: number,
  checked: CheckedForm | null | undefined,
): FieldError[] =>
  checked && 'errors' in checked
    ? checked.errors.filter(({ field }) => steps[index]?.fields.some(({ name }) => name === field))
    : [];
