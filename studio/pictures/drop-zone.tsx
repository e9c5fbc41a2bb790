import { Alert, Box, Button, Typography } from '@mui/material';
import { useDropzone } from 'react-dropzone';
import { words } from '../words/words.ts';
import { useAdding } from './use-adding.ts';

/** Takes pictures that are dropped or chosen, also by a telephone, and puts them into the site. */
export const DropZone = ({ onAdded }: { onAdded: (name: string) => void }) => {
  const { add, said, failures } = useAdding();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) =>
      void add(files).then((name) => {
        if (name !== undefined && files.length === 1) onAdded(name);
      }),
  });
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        mb: 2,
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
      }}
    >
      <input {...getInputProps({ 'aria-label': words.pictures.add })} />
      <Typography sx={{ flex: 1 }}>{words.pictures.drop}</Typography>
      <Button variant="outlined" onClick={open}>
        {words.pictures.add}
      </Button>
      <Typography role="status" variant="body2" sx={{ width: '100%' }}>
        {said}
      </Typography>
      {failures.map((failure) => (
        <Alert key={failure} severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      ))}
    </Box>
  );
};
