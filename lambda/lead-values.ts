import type { Form } from '../schema/form.ts';
import type { LeadMessage } from './lead-message.ts';

/** Returns the first value of a kind, such as the visitor's name. Empty if there is none. */
export const findValue = ({ fields }: Pick<LeadMessage, 'fields'>, kind: string): string =>
  [fields.find((field) => field.kind === kind)?.value ?? ''].flat().join(', ');

/** Returns the name of a lead's form in the documents, which is never visitor input. Undefined if the form is unknown. */
export const findFormName = ({ form }: LeadMessage, forms: readonly Form[]): string | undefined =>
  form.known ? form.name : forms.find(({ type }) => type === form.type)?.name;
