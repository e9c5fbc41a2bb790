import { Stack, TextField } from '@mui/material';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { LineControl } from './line.tsx';

const form = /^(\d{4}-\d\d-\d\d)?(?: (\d\d:\d\d))?$/;

/** Edits a date with an optional time; a value in another format is shown as text. */
export const MomentControl = (props: ControlProps) => {
  const { text, label, isInvalid, attributes, set } = props;
  const [, day = '', time = ''] = form.exec(text) ?? [];
  if (text !== '' && day === '') return <LineControl {...props} />;
  const change = (nextDay: string, nextTime: string): void =>
    set(nextDay === '' ? '' : `${nextDay} ${nextTime}`.trim());
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        type="date"
        value={day}
        error={isInvalid}
        onChange={({ target }) => change(target.value, time)}
        slotProps={{ htmlInput: attributes }}
      />
      <TextField
        type="time"
        value={time}
        disabled={day === ''}
        onChange={({ target }) => change(day, target.value)}
        slotProps={{ htmlInput: { 'aria-label': `${label}: ${words.form.time}` } }}
      />
    </Stack>
  );
};
