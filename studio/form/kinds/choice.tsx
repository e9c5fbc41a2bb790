import { TextField } from '@mui/material';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { getLabel } from '../../naming/labels.ts';

/** A select for an enum. If the value is optional, an empty option leaves it unset, so that the default applies. */
export const ChoiceControl = ({ text, isRequired, isInvalid, shape, attributes, set }: ControlProps) => {
  const choices = (shape.enum ?? []) as string[];
  const isKnown = choices.includes(text);
  return (
    <TextField
      select
      value={isKnown ? text : ''}
      error={isInvalid}
      onChange={({ target }) => set(target.value)}
      slotProps={{ select: { native: true }, htmlInput: attributes }}
    >
      {(!isRequired || !isKnown) && <option value="">{words.form.unset}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {getLabel(choice)}
        </option>
      ))}
    </TextField>
  );
};
