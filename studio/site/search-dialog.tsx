import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { TaskResult } from '../checking/site-tasks.ts';
import { PlaceList } from '../problems/place-list.tsx';
import { useStudio } from '../state/use-studio.ts';
import { counted, fill, words } from '../words/words.ts';
import { Ask, FormDialog } from './form-dialog.tsx';
import { useTasks } from './use-tasks.ts';

type Found = TaskResult<'placesOfWords'>;

const said = words.search;

/** Finds words on the whole site, as a visitor reads them, and puts others in their place. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useStudio();
  const [wanted, setWanted] = useState('');
  const [instead, setInstead] = useState('');
  const [found, setFound] = useState<Found>([]);
  const [status, setStatus] = useState('');
  const { run, isRunning, refusal } = useTasks();
  const search = async (): Promise<void> => {
    const places = (await run('placesOfWords', wanted)) ?? [];
    setFound(places);
    setStatus(places.length === 0 ? said.none : counted(places.length, said.one, said.count));
  };
  const replace = async (): Promise<void> => {
    const replaced = await run('replaceWords', wanted, instead);
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
      onSubmit={search}
      onClose={onClose}
    >
      <Ask label={said.wanted} help={said.wantedHelp} value={wanted} onChange={setWanted} />
      <TextField label={said.instead} value={instead} onChange={({ target }) => setInstead(target.value)} />
      <Button disabled={found.length === 0} onClick={() => void replace()} sx={{ alignSelf: 'start' }}>
        {said.replace}
      </Button>
      <Typography role="status">{status}</Typography>
      <PlaceList
        places={found.map((place) => ({
          ...place,
          says: place.excerpt,
          where: `${place.file}: ${place.path}`,
        }))}
        onOpen={onClose}
      />
    </FormDialog>
  );
};
