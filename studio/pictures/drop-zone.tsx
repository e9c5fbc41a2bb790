import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useStudio } from '../state/use-studio.ts';
import { fill, messageOf, words } from '../words/words.ts';
import { addPicture } from './take-files.ts';
import { dropZone } from './file-events.ts';

/**
 * Takes pictures that are dropped or chosen, also by a telephone, puts them into the site, one after the other, and says
 * how that goes.
 * @param onAdded is told the name of a picture that came alone
 */
export const DropZone = ({ onAdded }: { onAdded: (name: string) => void }) => {
  const studio = useStudio();
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<string[]>([]);
  const add = async (files: readonly File[]): Promise<void> => {
    setFailures([]);
    for (const file of files) {
      setSaid(fill(words.pictures.adding, { name: file.name }));
      try {
        const name = await addPicture(studio, file);
        setSaid(fill(words.pictures.added, { name }));
        if (files.length === 1) onAdded(name);
      } catch (error) {
        setSaid('');
        setFailures((before) => [...before, messageOf(error)]);
      }
    }
  };
  const latest = useRef(add);
  latest.current = add;
  // What is dropped beside it, or pasted, is meant for it while it is on the screen.
  useEffect(() => {
    const { fileTaker } = studio;
    const before = fileTaker.snapshot();
    fileTaker.set((files) => void latest.current(files));
    return () => fileTaker.set(before);
  }, [studio]);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => void add(files),
  });
  const borderColor = isDragActive ? 'primary.main' : 'text.secondary';
  return (
    <Stack
      {...getRootProps()}
      {...dropZone}
      spacing={1}
      sx={{ p: 1.5, border: '1px dashed', borderColor, borderRadius: 1 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* The button opens it. */}
        <input {...getInputProps({ hidden: true })} />
        <Typography sx={{ flex: 1 }}>{words.pictures.drop}</Typography>
        <Button variant="outlined" onClick={open}>
          {words.pictures.add}
        </Button>
      </Stack>
      <div role="status">{said}</div>
      {failures.map((failure) => (
        <Alert key={failure} severity="error">
          {failure}
        </Alert>
      ))}
    </Stack>
  );
};
