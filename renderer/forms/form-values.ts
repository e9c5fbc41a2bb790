import {
  checkForm,
  isSent,
  shownFields,
  type CheckedForm,
  type FieldError,
} from '../../schema/forms/check-form.ts';
import type { ErrorMessages } from '../../schema/forms/error-messages.ts';
import type { Field } from '../../schema/forms/field.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import type { FormDocument } from '../../schema/form.ts';

/** Returns the text of a field, or an empty string. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Returns the values of a form as they were entered, by field name. */
export const readValues = ({ steps }: FormDocument, element: HTMLFormElement) => {
  const data = new FormData(element);
  const fields = steps.flatMap((step) => step.fields).filter(isSent);
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'choices' ? data.getAll(name) : fieldText(data, name)]),
  );
};

/** Returns the names of the shown fields, separated by spaces. */
export const shownNames = (form: FormDocument, values: ReturnType<typeof readValues>): string =>
  shownFields(form, values)
    .map(({ name }) => name)
    .join(' ');

/**
 * Checks the values of a form.
 * @param today the current date at the business
 */
export const checkValues = (form: FormDocument, element: HTMLFormElement, today: string): CheckedForm =>
  checkForm(form, readValues(form, element), today);

/** Whether a step has an invalid field. @param index the index of the step in the document */
export const hasError = ({ steps }: FormDocument, index: number, checked: CheckedForm): boolean =>
  'errors' in checked &&
  checked.errors.some(({ field }) => steps[index]?.fields.some(({ name }) => name === field));

/** Returns the messages for errors by field name, in the order of the fields. @param messages those of the site */
export const toMessagesByField = (
  messages: ErrorMessages,
  fields: Field[],
  errors: FieldError[],
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      errors
        .filter((error) => error.field === field.name)
        .map(({ rule }) => [field.name, messageFor(messages, field, rule)]),
    ),
  );
