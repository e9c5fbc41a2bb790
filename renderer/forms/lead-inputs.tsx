import type { FieldKind } from '../../schema/forms/lead-fields.ts';
import { rules } from '../../schema/forms/rules.ts';
import { Field, type FieldProps } from './field.tsx';
import type { LeadForm } from './use-lead-form.ts';

const multiline = { rows: 6, maxLength: rules.messageMaximum };

/** Additional props of the input of each kind; the default is a single-line text input. */
const inputs: Partial<Record<FieldKind, Partial<FieldProps>>> = {
  name: { autoComplete: 'name' },
  optionalLine: { optional: true },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  text: multiline,
  longText: multiline,
};

type Props = {
  lead: LeadForm;
  /** The kind of each field, by name; without rooms, which are checkboxes. */
  fields: Record<string, Exclude<FieldKind, 'rooms'>>;
  labels: Record<string, string | undefined>;
  /** Additional props of single inputs, by the name of the field. */
  more?: Record<string, Partial<FieldProps>>;
};

/** The inputs of lead fields, one below the other. A field without a label is not rendered. */
export const LeadInputs = ({ lead, fields, labels, more }: Props) =>
  Object.entries(fields).map(
    ([name, kind]) =>
      labels[name] && (
        <Field
          key={name}
          form={`${lead.type}-form`}
          name={name}
          label={labels[name]}
          maxLength={rules.fieldMaximum}
          error={lead.errors[name]}
          onInput={() => lead.clearError(name)}
          {...inputs[kind]}
          {...more?.[name]}
        />
      ),
  );
