import { Box } from '@mui/material';
import { useStudio } from '../state/use-studio.ts';

/** A picture as it looks, for those who choose one by that; its name stands beside it. */
export const Thumbnail = ({ name, height }: { name: string; height: number | string }) => (
  <Box
    component="img"
    src={useStudio().pictureUrl(name)}
    alt=""
    loading="lazy"
    sx={{ height, maxWidth: '100%', objectFit: 'contain', bgcolor: 'background.default' }}
  />
);
