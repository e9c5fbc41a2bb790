import type { FormDocument } from '../../schema/form.ts';
import { checkForm, isSent } from '../../schema/forms/check-form.ts';
import type { FieldValue } from '../../schema/forms/checked-value.ts';
import type { ErrorMessages } from '../../schema/forms/error-messages.ts';
import { checkField } from '../../schema/forms/field-rules.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import { readValues } from './form-values.ts';
import type { ShownError } from './send-lead.ts';

/** What the rules of a form depend on, in addition to its values. */
type Context = {
  form: FormDocument;
  /** The messages of the site. */
  messages: ErrorMessages;
  /** The current date at the business. */
  today: string;
};

/** Returns the valid values of a form, or the errors of its fields. */
export const checkValues = (
  element: HTMLFormElement,
  { form, messages, today }: Context,
): { values: Record<string, FieldValue> } | { errors: ShownError[] } => {
  const checked = checkForm(form, readValues(form, element), today);
  if ('values' in checked) return checked;
  const fields = form.steps.flatMap((step) => step.fields);
  const errors = checked.errors.flatMap(({ field, rule }) =>
    fields
      .filter(({ name }) => name === field)
      .map((invalid) => ({ field, message: messageFor(messages, invalid, rule) })),
  );
  return { errors };
};

/** Returns the error message of a field that is filled in; undefined also if a counter shows what is missing. */
export const findError = (
  element: HTMLFormElement,
  name: string,
  { form, messages, today }: Context,
): string | undefined => {
  const field = form.steps.flatMap((step) => step.fields).find((one) => one.name === name);
  if (!field || !isSent(field) || 'counter' in field) return undefined;
  const checked = checkField(field, readValues(form, element)[name], today);
  return 'rule' in checked && checked.rule !== 'required'
    ? messageFor(messages, field, checked.rule)
    : undefined;
};

/** Returns messages by field name. */
export const toMessagesByField = (errors: ShownError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Returns the first visible field with an error; several fields may have the same name. */
export const findFirstInvalid = (
  element: HTMLFormElement,
  errors: ShownError[],
): HTMLElement | null | undefined =>
  errors
    .map(({ field }) =>
      element.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type=hidden])`),
    )
    .find(Boolean);
