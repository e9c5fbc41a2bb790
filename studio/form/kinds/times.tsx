import { Stack, TextField } from '@mui/material';
import { hoursPattern } from '../../../schema/locations.ts';
import { momentPattern } from '../../core/format-time.ts';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { LineControl } from './line.tsx';

/** Edits a date with an optional time; a value in another format is shown as text. */
export const MomentControl = (props: ControlProps) => {
  const { text, label, shape, isInvalid, attributes, set } = props;
  const hasTime = new RegExp(shape.pattern ?? '').test('2000-01-01 00:00');
  const [, day = '', time = ''] = momentPattern.exec(text) ?? [];
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
      {hasTime && (
        <TextField
          type="time"
          value={time}
          disabled={day === ''}
          onChange={({ target }) => change(day, target.value)}
          slotProps={{ htmlInput: { 'aria-label': `${label}: ${words.form.time}` } }}
        />
      )}
    </Stack>
  );
};

/** Edits the opening and the closing time of a span; a value in another format is shown as text. */
export const HoursControl = (props: ControlProps) => {
  const { text, isInvalid, attributes, set } = props;
  if (!new RegExp(hoursPattern).test(text)) return <LineControl {...props} />;
  const times = text.split('-');
  const { id, 'aria-invalid': _, ...groupAttributes } = attributes;
  return (
    <Stack direction="row" role="group" {...groupAttributes} sx={{ flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
      {[words.form.opens, words.form.closes].map((name, index) => (
        <TextField
          key={name}
          {...(index === 0 && { id })}
          type="time"
          label={name}
          value={times[index]}
          error={isInvalid}
          onChange={({ target: { value } }) =>
            // While a time is incomplete, the browser reports an empty value, which is not applied.
            value !== '' && set(times.with(index, value).join('-'))
          }
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 9rem', width: 'auto' }}
        />
      ))}
    </Stack>
  );
};
