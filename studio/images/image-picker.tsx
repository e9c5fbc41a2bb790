import { Box } from '@mui/material';
import { DropZone } from './drop-zone.tsx';
import { usePictures, useStudio } from '../state/use-studio.ts';
import { type Choice, PickDialog } from '../ui/pick-dialog.tsx';

/**
 * A preview of an image. Decorative: the name of the image is displayed next to it.
 * @param size height in pixels, or a CSS limit of the natural height
 */
export const Thumbnail = ({ name, ...size }: { name: string; height?: number; maxHeight?: string }) => (
  <Box
    component="img"
    src={useStudio().pictureUrl(name)}
    alt=""
    loading="lazy"
    sx={{ ...size, maxWidth: '100%', objectFit: 'contain', bgcolor: 'background.default' }}
  />
);

type Props = {
  title: string;
  chosen?: string;
  /** The images to choose from; by default all but one. */
  choices?: readonly Choice[];
  except?: string;
  /** Called with the name of the chosen or added image, or without one if the dialog was cancelled. */
  onClose: (name?: string) => void;
};

const look = ({ id }: Choice) => <Thumbnail name={id} height={96} />;

/** A dialog to choose an image of the site or to add one. */
export const ImagePicker = ({ except, onClose, ...props }: Props) => {
  const names = [...usePictures().keys()].sort().filter((name) => name !== except);
  const choices = names.map((id) => ({ id }));
  const above = <DropZone onAdded={onClose} />;
  const close = (choice?: Choice) => onClose(choice?.id);
  return <PickDialog choices={choices} {...props} look={look} width={130} above={above} onClose={close} />;
};
