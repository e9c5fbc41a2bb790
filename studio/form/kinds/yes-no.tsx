import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';

const answers = { unset: undefined, yes: true, no: false } as const;
type Answer = keyof typeof answers;

/** Yes, no, or nothing said, which leaves what is usual. */
export const YesNoControl = ({ value, isRequired, tied, set }: ControlProps) => {
  const { id, 'aria-invalid': _, ...others } = tied;
  const names = (Object.keys(answers) as Answer[]).filter((name) => name !== 'unset' || !isRequired);
  const chosen = names.find((name) => answers[name] === value);
  return (
    <RadioGroup
      row
      value={chosen ?? ''}
      onChange={(_event, name) => set(answers[name as Answer])}
      {...others}
    >
      {names.map((name) => (
        <FormControlLabel
          key={name}
          value={name}
          label={words.form[name]}
          control={<Radio size="small" {...(name === (chosen ?? names[0]) ? { id } : {})} />}
        />
      ))}
    </RadioGroup>
  );
};
