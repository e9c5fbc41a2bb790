import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';

const answers = { unset: undefined, yes: true, no: false } as const;
type Answer = keyof typeof answers;

/** Yes, no, or nothing said, which leaves what is usual. */
export const YesNoControl = (props: ControlProps) => {
  const { value, isRequired, edit } = props;
  const { id, 'aria-invalid': _, ...others } = tied(props);
  const names = (Object.keys(answers) as Answer[]).filter((name) => name !== 'unset' || !isRequired);
  const chosen = names.find((name) => answers[name] === value);
  const choose = (name: Answer): void => (name === 'unset' ? edit.clear() : edit.set(answers[name]));
  return (
    <RadioGroup row value={chosen ?? ''} onChange={(_event, name) => choose(name as Answer)} {...others}>
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
