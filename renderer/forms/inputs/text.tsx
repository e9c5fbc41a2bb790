import { rules } from '../../../schema/forms/rules.ts';
import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

export const TextInput = (props: InputProps<'text'>) => {
  const { minimum, maximum = rules.fieldMaximum } = props.field;
  return <LineInput {...props} minLength={minimum} maxLength={maximum} />;
};
