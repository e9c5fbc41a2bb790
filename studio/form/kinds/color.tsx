import { Stack } from '@mui/material';
import type { ControlProps } from '../state/form.ts';
import { LineControl } from './line.tsx';

/** A color: the color picker of the browser, and its code. */
export const ColorControl = (props: ControlProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <input
      type="color"
      aria-labelledby={props.attributes['aria-labelledby']}
      value={/^#[\da-f]{6}$/i.test(props.text) ? props.text : '#000000'}
      onChange={({ target }) => props.set(target.value.toUpperCase())}
    />
    <LineControl {...props} />
  </Stack>
);
