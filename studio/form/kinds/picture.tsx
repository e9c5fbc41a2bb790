import { Box } from '@mui/material';
import { DropZone } from '../../pictures/drop-zone.tsx';
import { usePictures, useStudio } from '../../state/use-studio.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickControl } from '../parts/pick-control.tsx';

/** A picture of the library, chosen by how it looks. */
export const PictureControl = (props: ControlProps) => {
  const studio = useStudio();
  const pictures = usePictures();
  const look = (name: string, size: 'small' | 'large') => (
    <Box
      component="img"
      src={studio.pictureUrl(name)}
      alt=""
      loading="lazy"
      sx={{
        height: size === 'small' ? 48 : 96,
        maxWidth: '100%',
        objectFit: 'contain',
        bgcolor: 'background.default',
      }}
    />
  );
  return (
    <PickControl
      {...props}
      title={words.form.choosePicture}
      names={[...pictures.keys()].sort()}
      look={look}
      width={150}
      Above={DropZone}
    />
  );
};
