import { rules } from '../../schema/forms/rules.ts';
import { Field } from './field.tsx';
import type { LeadForm } from './use-lead-form.ts';

type Props = { form: string; labels: { name: string; email: string; phone: string }; lead: LeadForm };

const person = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Name, e-mail address and telephone, as both forms ask for them. */
export const PersonFields = ({ form, labels, lead }: Props) =>
  person.map(({ name, type, autoComplete }) => (
    <Field
      key={name}
      form={form}
      name={name}
      label={labels[name]}
      type={type}
      autoComplete={autoComplete}
      fault={lead.faults[name]}
      onInput={() => lead.mend(name)}
      maxLength={rules.fieldMaximum}
    />
  ));
