import type { Form } from '../schema/form.ts';
import { fieldsOf, isSent } from '../schema/forms/check-form.ts';
import type { LeadValues } from './lead-id.ts';
import type { LeadField } from './lead-message.ts';

/**
 * Describes the values of a form in the order of its fields, with the labels of the fields and of the chosen options.
 * @param values the values as `checkForm` returns them
 */
export const describeFields = (form: Form, values: LeadValues): LeadField[] =>
  fieldsOf(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || !isSent(field)) return [];
    const { name, kind, label } = field;
    if (!('choices' in field)) return { name, kind, label, value };
    const chosen = field.choices.filter((choice) => [value].flat().includes(choice.value));
    return { name, kind, label, value, chosen: chosen.map((choice) => choice.label) };
  });
