import Button from '@mui/material/Button';
import { useRef } from 'react';
import { fillIn } from '../../schema/forms/message-for.ts';
import { RichText } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';
import type { InputProps } from './field-frame.tsx';
import { useControlValue } from '../controls/use-control-value.ts';

const Picker = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& p': { ...theme.typography.body2, color: theme.tone.soft },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& label:focus-within': { outline: '3px solid', outlineColor: theme.tone.focus, outlineOffset: 2 },
}));

/** Undoes the `role` and `tabIndex` that MUI sets on buttons, because this one is a label around an input. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Extensions of image files: operating systems that do not support a format, such as HEIC, report no MIME type. */
const imageExtension = /\.(?:avif|bmp|dng|gif|hei[cf]s?|hif|jpe?g|jxl|png|tiff?|webp)$/i;

const isImage = ({ name, type }: File): boolean => type.startsWith('image/') || imageExtension.test(name);

/**
 * A file picker that counts the chosen images. The input has no name, so that native form submission does not send the
 * files either (docs/specification.md 4.4).
 */
export const PhotosInput = ({ state, field }: InputProps<'photos'>) => {
  const input = useRef<HTMLInputElement>(null);
  const countImages = () => [...(input.current?.files ?? [])].filter(isImage).length;
  const count = useControlValue(state.ref, countImages, 0);
  return (
    <Picker>
      <Button {...asLabel} variant="outlined">
        {field.label}
        <input ref={input} type="file" accept="image/*" multiple />
      </Button>
      {field.hint && <RichText text={field.hint} />}
      <p>{field.note}</p>
      <p role="status">{count > 0 && fillIn(field.selected, { count })}</p>
    </Picker>
  );
};
