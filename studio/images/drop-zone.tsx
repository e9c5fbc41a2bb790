import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { formatMessage, errorMessage, words } from '../messages/messages.ts';
import { addPicture } from './add-dropped-files.ts';

/**
 * Adds dropped or chosen images to the site one after the other and reports progress.
 * @param onAdded called with the name of the image if exactly one file was given
 */
export const DropZone = ({ onAdded }: { onAdded: (name: string) => void }) => {
  const studio = useStudio();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const [failures, setFailures] = useState<string[]>([]);
  const add = async (files: readonly File[]): Promise<void> => {
    setFailures([]);
    for (const file of files) {
      setStatus(formatMessage(words.pictures.adding, { name: file.name }));
      try {
        const name = await addPicture(studio, file);
        setStatus(formatMessage(words.pictures.added, { name }));
        if (files.length === 1) onAdded(name);
      } catch (error) {
        setStatus('');
        setFailures((before) => [...before, errorMessage(error)]);
      }
    }
  };
  // While this component is mounted, it receives all files that are dropped or pasted anywhere.
  useEffect(() => {
    const { fileTaker } = studio;
    const previous = fileTaker.snapshot();
    fileTaker.set((files) => void add(files));
    return () => fileTaker.set(previous);
  });
  return (
    <Stack spacing={1} sx={{ p: 1.5, border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // Reset, so that choosing the same file again fires a change event.
            target.value = '';
          }}
        />
        <Typography sx={{ flex: 1 }}>{words.pictures.drop}</Typography>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {words.pictures.add}
        </Button>
      </Stack>
      <div role="status">{status}</div>
      {failures.map((failure) => (
        <Alert key={failure} severity="error">
          {failure}
        </Alert>
      ))}
    </Stack>
  );
};
