import type { FieldKind } from '../../schema/forms/lead-fields.ts';
import { rules } from '../../schema/forms/rules.ts';
import { Field, type FieldProps } from './field.tsx';
import type { LeadForm } from './use-lead-form.ts';

const severalLines = { rows: 6, maxLength: rules.messageMaximum };

/** What the input of a kind has beyond that of a line. */
const inputs: Partial<Record<FieldKind, Partial<FieldProps>>> = {
  name: { autoComplete: 'name' },
  optionalLine: { optional: true },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  text: severalLines,
  longText: severalLines,
};

type Props = {
  lead: LeadForm;
  /** The fields, with the kind of each; rooms are not typed in. */
  fields: Record<string, Exclude<FieldKind, 'rooms'>>;
  labels: Record<string, string | undefined>;
  /** What an input has beyond those of its kind, by the name of the field. */
  more?: Record<string, Partial<FieldProps>>;
};

/** The inputs of lead fields, one under the other. A form without a label for a field does not ask for it. */
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
