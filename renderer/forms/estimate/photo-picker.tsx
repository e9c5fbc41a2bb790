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

/** MUI makes every button a stop of the keyboard with the role of one; a label around a field must be neither. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

type Props = { form: RefObject<HTMLFormElement | null>; label: string; selected: string; note: string };

/** Names of pictures: a system that cannot show a format, such as HEIC, knows no type of it. */
const pictureExtension = /\.(?:avif|bmp|dng|gif|hei[cf]s?|hif|jpe?g|jxl|png|tiff?|webp)$/i;

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || pictureExtension.test(name);

const countPictures = (form: HTMLFormElement): number => {
  const files = form.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [];
  return [...files].filter(isPicture).length;
};

/**
 * Chooses and counts pictures. They have no field name, so that no form post carries them either
 * (docs/specification.md 4.4).
 */
export const PhotoPicker = ({ form, label, selected, note }: Props) => {
  const count = useFormValue(form, countPictures, 0);
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
