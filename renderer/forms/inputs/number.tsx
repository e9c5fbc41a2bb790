import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

/**
 * A number. Not `type=number`, which changes the number when the visitor scrolls and rejects separators of thousands.
 * On-screen keyboards for digits have no minus sign.
 */
export const NumberInput = (props: InputProps<'number'>) => {
  const { minimum = 0, decimals } = props.field;
  return <LineInput {...props} inputMode={minimum < 0 ? 'text' : decimals ? 'decimal' : 'numeric'} />;
};
