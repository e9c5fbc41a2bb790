import { TextField } from '@mui/material';
import type { ControlProps } from '../state/form.ts';
import { normalizeLine } from '../../core/clean-text.ts';

/** What is no sentence: an address, a name, a whole number. What is no number is left to the check. */
export const LineControl = ({ shape, text, example, isWrong, tied, set }: ControlProps) => {
  const isNumber = shape.type === 'integer';
  return (
    <TextField
      value={text}
      placeholder={example}
      error={isWrong}
      onChange={({ target: { value } }) =>
        set(isNumber && /^\s*-?\d+\s*$/.test(value) ? Number(value) : normalizeLine(value))
      }
      slotProps={{ htmlInput: { ...tied, spellCheck: false, inputMode: isNumber ? 'numeric' : undefined } }}
    />
  );
};
