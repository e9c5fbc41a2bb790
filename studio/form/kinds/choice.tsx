import { MenuItem, TextField } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { plainName } from '../plain-name.ts';

/** One of a few words. */
export const ChoiceControl = ({ text, isRequired, isWrong, shape, tied, set }: ControlProps) => {
  const choices = (shape.enum ?? []).map(String);
  const isKnown = choices.includes(text);
  return (
    <TextField
      select
      value={isKnown ? text : ''}
      error={isWrong}
      onChange={({ target }) => set(target.value)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: tied } }}
    >
      {(!isRequired || !isKnown) && <MenuItem value="">{words.form.unset}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {plainName(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};
