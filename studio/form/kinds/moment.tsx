import { Stack, TextField } from '@mui/material';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { LineControl } from './line.tsx';

const form = /^(\d{4}-\d\d-\d\d)?(?: (\d\d:\d\d))?$/;

/** A day, with a time of day if it matters; what is written otherwise is shown as it stands. */
export const MomentControl = (props: ControlProps) => {
  const { text, isWrong, isRequired, edit, ids, label } = props;
  const [, day = '', time = ''] = form.exec(text) ?? [];
  const change = (nextDay: string, nextTime: string): void => {
    const next = nextDay === '' ? '' : `${nextDay} ${nextTime}`.trim();
    if (next === '' && !isRequired) edit.clear();
    else edit.set(next);
  };
  const { id, 'aria-labelledby': _, ...others } = tied(props);
  if (text !== '' && day === '') return <LineControl {...props} />;
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        type="date"
        value={day}
        error={isWrong}
        onChange={({ target }) => change(target.value, time)}
        slotProps={{ htmlInput: { ...others, id, 'aria-labelledby': ids.label } }}
      />
      <TextField
        type="time"
        value={time}
        disabled={day === ''}
        onChange={({ target }) => change(day, target.value)}
        slotProps={{ htmlInput: { ...others, 'aria-label': `${label}: ${words.form.time}` } }}
      />
    </Stack>
  );
};
