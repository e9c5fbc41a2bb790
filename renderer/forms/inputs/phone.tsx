import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

export const PhoneInput = (props: InputProps<'phone'>) => (
  <LineInput {...props} type="tel" autoComplete="tel" />
);
