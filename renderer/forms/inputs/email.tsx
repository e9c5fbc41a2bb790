import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

export const EmailInput = (props: InputProps<'email'>) => (
  <LineInput {...props} type="email" autoComplete="email" />
);
