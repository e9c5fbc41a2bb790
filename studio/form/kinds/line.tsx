import { TextField } from '@mui/material';
import type { ControlProps } from '../field-props.ts';

/** What is no sentence and has a form of its own: a number to call, an address, a name. */
export const LineControl = ({ text, example, isWrong, tied, set }: ControlProps) => (
  <TextField
    value={text}
    placeholder={example}
    error={isWrong}
    onChange={({ target }) => set(target.value)}
    slotProps={{ htmlInput: { ...tied, spellCheck: false } }}
  />
);
