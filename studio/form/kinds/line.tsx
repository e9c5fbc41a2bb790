import { Stack, TextField } from '@mui/material';
import type { ControlProps } from '../state/form.ts';
import { normalizeLine } from '../../core/clean-text.ts';

/** Matches a number as it is written in YAML. */
const isDecimal = /^\s*-?\d+(?:\.\d*[1-9])?\s*$/;

/**
 * Single-line input for values that are not prose: URLs, names, numbers. Invalid numbers are stored as text, so that
 * the check reports them. Amounts such as $3.50 and 1,200 are numbers once the input is left.
 */
export const LineControl = ({ shape, text, placeholder, isInvalid, attributes, set }: ControlProps) => {
  const isNumber = shape.type === 'integer' || shape.type === 'number';
  const amount = Number(text.replaceAll(/[$,\s]/g, '') || NaN);
  return (
    <TextField
      value={text}
      placeholder={placeholder}
      error={isInvalid}
      onChange={({ target: { value } }) =>
        set(isNumber && isDecimal.test(value) ? Number(value) : normalizeLine(value))
      }
      onBlur={() => isNumber && !Number.isNaN(amount) && String(amount) !== text && set(amount)}
      slotProps={{
        htmlInput: { ...attributes, spellCheck: false, inputMode: isNumber ? 'numeric' : undefined },
      }}
    />
  );
};

/** A color: the color picker of the browser, and its code. */
export const ColorControl = (props: ControlProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <input
      type="color"
      aria-labelledby={props.attributes['aria-labelledby']}
      value={/^#[\da-f]{6}$/i.test(props.text) ? props.text : '#000000'}
      onChange={({ target }) => props.set(target.value.toUpperCase())}
    />
    <LineControl {...props} />
  </Stack>
);
