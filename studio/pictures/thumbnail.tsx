import { Box } from '@mui/material';
import { useStudio } from '../state/use-studio.ts';

type Props = {
  name: string;
  /** So many pixels high, or as high as the picture is up to a limit. */
  height?: number;
  maxHeight?: string;
};

/** A picture as it looks, for those who choose one by that; its name stands beside it. */
export const Thumbnail = ({ name, ...size }: Props) => (
  <Box
    component="img"
    src={useStudio().pictureUrl(name)}
    alt=""
    loading="lazy"
    sx={{ ...size, maxWidth: '100%', objectFit: 'contain', bgcolor: 'background.default' }}
  />
);
