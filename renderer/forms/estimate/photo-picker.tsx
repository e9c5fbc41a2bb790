import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import { useFormValue } from '../use-form-value.ts';
import { styledByTheme } from '../../parts/themed.ts';

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

type Props = { form: RefObject<HTMLFormElement | null>; label: string; selected: string; note: string };

/** Extensions of image files: operating systems that do not support a format, such as HEIC, report no MIME type. */
const imageExtension = /\.(?:avif|bmp|dng|gif|hei[cf]s?|hif|jpe?g|jxl|png|tiff?|webp)$/i;

const isImage = ({ name, type }: File): boolean => type.startsWith('image/') || imageExtension.test(name);

const countImages = (form: HTMLFormElement): number => {
  const files = form.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [];
  return [...files].filter(isImage).length;
};

/**
 * A file picker that counts the chosen images. The input has no name, so that native form submission does not send the
 * files either (docs/specification.md 4.4).
 */
export const PhotoPicker = ({ form, label, selected, note }: Props) => {
  const count = useFormValue(form, countImages, 0);
  return (
    <Picker>
      <Button {...asLabel} variant="outlined">
        {label}
        <input type="file" accept="image/*" multiple />
      </Button>
      <p>{note}</p>
      <p role="status">{count > 0 && selected.replace('{count}', String(count))}</p>
    </Picker>
  );
};
