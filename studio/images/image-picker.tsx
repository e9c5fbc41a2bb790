import { Box } from '@mui/material';
import { DropZone } from './drop-zone.tsx';
import { usePictures, useStudio } from '../state/use-studio.ts';
import { type Choice, PickDialog } from '../ui/pick-dialog.tsx';

type ThumbnailProps = {
  name: string;
  /** So many pixels high, or as high as the picture is up to a limit. */
  height?: number;
  maxHeight?: string;
};

/** A picture as it looks, for those who choose one by that; its name stands beside it. */
export const Thumbnail = ({ name, ...size }: ThumbnailProps) => (
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
  /** The pictures that can be chosen, when it is not all of them. */
  choices?: readonly Choice[];
  /** Tells which was chosen, or added; nothing when the dialog was left. */
  onClose: (name?: string) => void;
};

const look = ({ id }: Choice) => <Thumbnail name={id} height={96} />;

/** Chooses a picture of the site, or adds one. */
export const ImagePicker = ({ onClose, ...props }: Props) => {
  const choices = [...usePictures().keys()].sort().map((id) => ({ id }));
  const above = <DropZone onAdded={onClose} />;
  const close = (choice?: Choice) => onClose(choice?.id);
  return <PickDialog choices={choices} {...props} look={look} width={130} above={above} onClose={close} />;
};
