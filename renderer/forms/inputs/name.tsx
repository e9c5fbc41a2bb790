import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

export const NameInput = (props: InputProps<'name'>) => <LineInput {...props} autoComplete="name" />;
