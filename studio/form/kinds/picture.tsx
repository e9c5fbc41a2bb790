import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DropZone } from '../../pictures/drop-zone.tsx';
import { usePictures, useStudio } from '../../state/use-studio.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { PickDialog } from '../parts/pick-dialog.tsx';

/** A picture of the library, chosen by how it looks. */
export const PictureControl = (props: ControlProps) => {
  const { text, isRequired, edit, ids } = props;
  const { store } = useStudio();
  const pictures = usePictures();
  const [isChoosing, setChoosing] = useState(false);
  const names = [...pictures.keys()].sort();
  const thumbnail = (name: string, height: number) => (
    <Box
      component="img"
      src={name.startsWith('https://') ? name : store.pictureUrl(name)}
      alt=""
      loading="lazy"
      sx={{ height, maxWidth: '100%', objectFit: 'contain', bgcolor: 'background.default' }}
    />
  );
  const choose = (name?: string): void => {
    setChoosing(false);
    if (name !== undefined) edit.set(name);
  };
  const { 'aria-invalid': _, ...others } = tied(props);
  return (
    <>
      <Button
        {...others}
        aria-labelledby={`${ids.label} ${ids.control}`}
        variant="outlined"
        color="inherit"
        onClick={() => setChoosing(true)}
        sx={{ gap: 1, overflowWrap: 'anywhere' }}
      >
        {text !== '' && thumbnail(text, 48)}
        {text === '' ? words.form.choosePicture : text}
      </Button>
      {!isRequired && text !== '' && (
        <Button color="inherit" onClick={() => edit.clear()}>
          {words.form.remove}
        </Button>
      )}
      {isChoosing && (
        <PickDialog
          title={words.form.choosePicture}
          names={names}
          chosen={text}
          width={150}
          picture={(name) => thumbnail(name, 96)}
          above={<DropZone onAdded={choose} />}
          onClose={choose}
        />
      )}
    </>
  );
};
