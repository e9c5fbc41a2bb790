import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { getLabel } from '../../naming/labels.ts';

/**
 * Radio buttons for a boolean. If the value is optional, a third option leaves it unset, because the default may be
 * either.
 */
export const YesNoControl = ({ value, isRequired, attributes, set }: ControlProps) => {
  const { id, 'aria-invalid': _, ...groupAttributes } = attributes;
  const choices = isRequired ? [true, false] : [undefined, true, false];
  return (
    <RadioGroup row {...groupAttributes} value={String(value)}>
      {choices.map((choice, index) => (
        <FormControlLabel
          key={index}
          value={String(choice)}
          label={choice === undefined ? words.form.unset : getLabel(String(choice))}
          control={<Radio size="small" slotProps={{ input: index === 0 ? { id } : {} }} />}
          onChange={() => set(choice)}
        />
      ))}
    </RadioGroup>
  );
};
