import { MenuItem, TextField } from '@mui/material';

type Props = {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** What there is to choose from: values, and what they are called. */
  choices?: Iterable<readonly [value: string, name: string]>;
};

/** Asks for a text, or for one of several things. */
export const Ask = ({ label, help, value, onChange, choices }: Props) => (
  <TextField
    required={!choices}
    select={choices !== undefined}
    label={label}
    helperText={help}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {choices &&
      Array.from(choices, ([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
  </TextField>
);
