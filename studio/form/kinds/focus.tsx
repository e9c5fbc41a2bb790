import { Box, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { valueAt } from '../../../documents/read/document/path.ts';
import { Thumbnail } from '../../pictures/thumbnail.tsx';
import { useStudio } from '../../state/use-studio.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { useForm } from '../state/form.ts';

const form = /^(\d+)% (\d+)%$/;

const share = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** The point of a picture that crops keep in view: a click on the picture, or how far it is from two of its edges. */
export const FocusControl = ({ path, text, label, tied, set }: ControlProps) => {
  const studio = useStudio();
  const { file } = useForm();
  const [, left = 50, top = 50] = form.exec(text)?.map(Number) ?? [];
  // The middle is where crops are without it.
  const change = (x: number, y: number): void => set(x === 50 && y === 50 ? '' : `${x}% ${y}%`);
  const point = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    change(share(clientX - x, width), share(clientY - y, height));
  };
  const src = valueAt(studio.document(file)?.value, [...path.slice(0, -1), 'src']);
  const edges = [
    { name: words.form.fromLeft, at: left, move: (to: number) => change(to, top), own: { id: tied.id } },
    { name: words.form.fromTop, at: top, move: (to: number) => change(left, to), own: {} },
  ];
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {typeof src === 'string' && (
        <Box onClick={point} sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0 }}>
          <Thumbnail name={src} maxHeight="12rem" />
          <Box
            sx={{
              position: 'absolute',
              left: `${left}%`,
              top: `${top}%`,
              width: 20,
              height: 20,
              translate: '-50% -50%',
              border: '3px solid white',
              borderRadius: '50%',
              outline: '2px solid black',
            }}
          />
        </Box>
      )}
      {edges.map(({ name, at, move, own }) => (
        <Stack key={name} component="label" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <input
            {...own}
            type="range"
            value={at}
            aria-label={`${label}: ${name}`}
            aria-describedby={tied['aria-describedby']}
            aria-invalid={tied['aria-invalid']}
            aria-valuetext={`${at}%`}
            onChange={({ target }) => move(Number(target.value))}
          />
          <span>
            {name}: {at}%
          </span>
        </Stack>
      ))}
    </Stack>
  );
};
