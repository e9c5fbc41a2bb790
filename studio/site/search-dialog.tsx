import { Button, List, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { TaskResult } from '../checking/site-tasks.ts';
import { PlaceList } from '../problems/place-list.tsx';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { useTask } from './use-task.ts';

type Found = TaskResult<'placesOfWords'>;

const said = words.search;

const countOf = ({ length: count }: Found): string => {
  if (count === 0) return said.none;
  return count === 1 ? said.one : fill(said.count, { count });
};

/** Finds words on the whole site, as a visitor reads them, and puts others in their place. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useStudio();
  const [wanted, setWanted] = useState('');
  const [instead, setInstead] = useState('');
  const [found, setFound] = useState<Found>([]);
  const [status, setStatus] = useState('');
  const { run: find, isRunning } = useTask('placesOfWords');
  const { run: replaceAll, refusal } = useTask('replaceWords');
  const search = async (): Promise<void> => {
    const places = (await find(wanted)) ?? [];
    setFound(places);
    setStatus(countOf(places));
  };
  const replace = async (): Promise<void> => {
    const replaced = await replaceAll(wanted, instead);
    if (!replaced) return;
    texts.change(`replace ${wanted}`, replaced.changes);
    const left = found.length - replaced.count;
    setFound([]);
    setStatus(left > 0 ? fill(said.left, { count: left }) : said.replaced);
  };
  return (
    <FormDialog
      title={said.title}
      action={said.find}
      leave={words.dialogs.close}
      isDisabled={isRunning}
      refusal={refusal}
      maxWidth="sm"
      onSubmit={search}
      onClose={onClose}
    >
      <TextField
        required
        label={said.wanted}
        helperText={said.wantedHelp}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <TextField label={said.instead} value={instead} onChange={({ target }) => setInstead(target.value)} />
      <Button disabled={found.length === 0} onClick={() => void replace()} sx={{ alignSelf: 'start' }}>
        {said.replace}
      </Button>
      <Typography role="status">{status}</Typography>
      <List dense>
        <PlaceList
          places={found.map((place) => ({
            ...place,
            says: place.excerpt,
            where: `${place.file}: ${place.path}`,
          }))}
          onOpen={onClose}
        />
      </List>
    </FormDialog>
  );
};
