import { MenuItem, Select } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { plainName } from '../plain-name.ts';

/** One of a few words. */
export const ChoiceControl = (props: ControlProps) => {
  const { text, isRequired, isWrong, edit, shape } = props;
  const choices = (shape.enum ?? []).map(String);
  const { id, ...others } = tied(props);
  return (
    <Select
      fullWidth
      size="small"
      displayEmpty
      value={choices.includes(text) ? text : ''}
      error={isWrong}
      onChange={({ target }) => (target.value === '' ? edit.clear() : edit.set(target.value))}
      SelectDisplayProps={{ id, ...others }}
    >
      {(!isRequired || !choices.includes(text)) && <MenuItem value="">{words.form.unset}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {plainName(choice)}
        </MenuItem>
      ))}
    </Select>
  );
};
