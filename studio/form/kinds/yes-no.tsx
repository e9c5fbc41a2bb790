import { Switch } from '@mui/material';
import type { ControlProps } from '../field-props.ts';

/** Yes or no; where nobody has to say it, no is nothing said. */
export const YesNoControl = ({ value, isRequired, tied, set }: ControlProps) => (
  <Switch
    checked={value === true}
    onChange={(_event, isOn) => set(isOn || (isRequired ? false : undefined))}
    slotProps={{ input: tied }}
    sx={{ display: 'flex' }}
  />
);
