import { autofillPurposes } from '../../../schema/forms/autofill.ts';
import { rules } from '../../../schema/forms/rules.ts';
import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

export const TextInput = (props: InputProps<'text'>) => {
  const { minimum, maximum = rules.fieldMaximum, autofill } = props.field;
  const [autoComplete] = Object.entries(autofillPurposes).find(([, name]) => name === autofill) ?? [];
  return <LineInput {...props} minLength={minimum} maxLength={maximum} autoComplete={autoComplete} />;
};
