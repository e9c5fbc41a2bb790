import { TextField } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { plainName } from '../plain-name.ts';

/** One of a few words, or yes or no; where nobody has to choose, nothing said leaves what is usual. */
export const ChoiceControl = ({ value, isRequired, isWrong, shape, tied, set }: ControlProps) => {
  const choices = shape.enum ?? [true, false];
  const isKnown = choices.includes(value);
  return (
    <TextField
      select
      value={isKnown ? String(value) : ''}
      error={isWrong}
      onChange={({ target }) => set(choices.find((choice) => String(choice) === target.value))}
      slotProps={{ select: { native: true }, htmlInput: tied }}
    >
      {(!isRequired || !isKnown) && <option value="">{words.form.unset}</option>}
      {choices.map(String).map((choice) => (
        <option key={choice} value={choice}>
          {plainName(choice)}
        </option>
      ))}
    </TextField>
  );
};
