import { Box, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { getIn } from '../../../documents/read/document/path.ts';
import { Thumbnail } from '../../images/image-picker.tsx';
import { useDocument } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import { useForm, type ControlProps } from '../state/form.ts';

const percentOf = (part: number, total: number): number => Math.round((100 * part) / total);

/** Edits the focal point of an image by a click on the image or by two sliders in percent. */
export const FocusControl = ({ path, text, label, attributes, set }: ControlProps) => {
  const { file } = useForm();
  const { id, 'aria-labelledby': _, ...sliderAttributes } = attributes;
  const [, left = 50, top = 50] = /^(\d+)% (\d+)%$/.exec(text)?.map(Number) ?? [];
  // The center is the default, so it is not stored.
  const change = (x: number, y: number): void => set(x === 50 && y === 50 ? '' : `${x}% ${y}%`);
  const selectPoint = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    change(percentOf(clientX - x, width), percentOf(clientY - y, height));
  };
  const src = getIn(useDocument(file), [...path.slice(0, -1), 'src']);
  const slider = (name: string, at: number, move: (to: number) => void, inputId?: string) => (
    <Stack component="label" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <input
        {...sliderAttributes}
        id={inputId}
        type="range"
        value={at}
        aria-label={`${label}: ${name}`}
        aria-valuetext={`${at}%`}
        onChange={({ target }) => move(Number(target.value))}
      />
      <span>{`${name}: ${at}%`}</span>
    </Stack>
  );
  const ring = { border: '3px solid white', borderRadius: '50%', outline: '2px solid black' };
  const position = { position: 'absolute', left: `${left}%`, top: `${top}%`, translate: '-50% -50%' };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {typeof src === 'string' && (
        <Box onClick={selectPoint} sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0 }}>
          <Thumbnail name={src} maxHeight="12rem" />
          <Box sx={{ ...position, ...ring, width: 20, height: 20 }} />
        </Box>
      )}
      {slider(words.form.fromLeft, left, (to) => change(to, top), id)}
      {slider(words.form.fromTop, top, (to) => change(left, to))}
    </Stack>
  );
};
