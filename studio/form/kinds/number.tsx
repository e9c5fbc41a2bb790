import { TextField } from '@mui/material';
import { fill, words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';

/** A whole number; what is none stays as it was typed, and the check says what is wrong with it. */
export const NumberControl = ({ text, example, isWrong, shape, tied, set }: ControlProps) => {
  const { minimum, maximum } = shape;
  const isBetween = minimum !== undefined && maximum !== undefined;
  const change = (typed: string): void => set(/^-?\d+$/.test(typed) ? Number(typed) : typed);
  return (
    <TextField
      value={text}
      placeholder={example}
      error={isWrong}
      helperText={isBetween && fill(words.form.between, { least: minimum, most: maximum })}
      onChange={({ target }) => change(target.value.trim())}
      slotProps={{ htmlInput: { ...tied, inputMode: 'numeric' } }}
    />
  );
};
