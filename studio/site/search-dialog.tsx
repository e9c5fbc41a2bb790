import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { offsetOf, pathAt } from '../../documents/problems/place-of-problem.ts';
import type { TaskResult } from '../checking/site-tasks.ts';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { useTask } from './use-task.ts';

type Found = TaskResult<'placesOfWords'>;

const countOf = (found: Found): string => {
  if (found.length === 0) return words.search.none;
  return found.length === 1 ? words.search.one : fill(words.search.count, { count: found.length });
};

/** Finds words on the whole site, as a visitor reads them, and puts others in their place. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const studio = useStudio();
  const [wanted, setWanted] = useState('');
  const [instead, setInstead] = useState('');
  const [found, setFound] = useState<Found>();
  const [left, setLeft] = useState<number>();
  const { run: find, isRunning } = useTask('placesOfWords');
  const { run: replaceAll, refusal } = useTask('replaceWords');

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLeft(undefined);
    setFound(await find(wanted));
  };
  const replace = async (): Promise<void> => {
    const replaced = await replaceAll(wanted, instead);
    if (!replaced) return;
    studio.texts.change(`replace ${wanted}`, replaced.changes);
    setFound(undefined);
    setLeft((found?.length ?? 0) - replaced.count);
  };
  const open = (place: Found[number]): void => {
    const document = studio.document(place.file);
    if (document)
      studio.view.choose({
        file: place.file,
        path: pathAt(document.source, offsetOf(document.source, place)),
      });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{words.search.title}</DialogTitle>
      <DialogContent>
        <Stack component="form" spacing={2} sx={{ pt: 1 }} onSubmit={(event) => void search(event)}>
          <TextField
            required
            label={words.search.wanted}
            helperText={words.search.wantedHelp}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <TextField
            label={words.search.instead}
            value={instead}
            onChange={(event) => setInstead(event.target.value)}
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" disableElevation disabled={isRunning}>
              {words.search.find}
            </Button>
            <Button disabled={!found || found.length === 0} onClick={() => void replace()}>
              {words.search.replace}
            </Button>
          </Stack>
        </Stack>
        <Typography role="status" sx={{ mt: 2 }}>
          {found && countOf(found)}
          {left !== undefined &&
            (left > 0 ? fill(words.search.left, { count: left }) : words.search.replaced)}
        </Typography>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <List dense>
          {found?.map((place) => (
            <li key={`${place.file} ${place.line} ${place.column}`}>
              <ListItemButton onClick={() => open(place)}>
                <ListItemText primary={place.excerpt} secondary={`${place.file}: ${place.path}`} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.dialogs.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
