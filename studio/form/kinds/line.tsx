import { TextField } from '@mui/material';
import type { ControlProps } from '../state/form.ts';
import { normalizeLine } from '../../core/clean-text.ts';

/**
 * Single-line input for values that are not prose: URLs, names, integers. Invalid numbers are stored as text, so that
 * the check reports them.
 */
export const LineControl = ({ shape, text, example, isInvalid, attributes, set }: ControlProps) => {
  const isNumber = shape.type === 'integer';
  return (
    <TextField
      value={text}
      placeholder={example}
      error={isInvalid}
      onChange={({ target: { value } }) =>
        set(isNumber && /^\s*-?\d+\s*$/.test(value) ? Number(value) : normalizeLine(value))
      }
      slotProps={{
        htmlInput: { ...attributes, spellCheck: false, inputMode: isNumber ? 'numeric' : undefined },
      }}
    />
  );
};
