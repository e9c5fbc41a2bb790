import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { useTask } from './use-task.ts';

type Props = { route: string; onClose: () => void };

/** Gives a page another address; links to it follow, and the old address leads to it. */
export const RenameDialog = ({ route, onClose }: Props) => {
  const studio = useStudio();
  const [typed, setTyped] = useState(route);
  const { run, refusal, isRunning } = useTask('renamePage');
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const to = `/${typed.trim().replace(/^\/+/, '')}`;
    const changes = await run({ from: route, to });
    if (!changes) return;
    studio.texts.change(`rename ${route}`, changes);
    studio.view.open(to);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void rename(event)}>
        <DialogTitle>{fill(words.rename.title, { route })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              required
              label={words.rename.address}
              helperText={words.rename.help}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {refusal && <Alert severity="error">{refusal}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.dialogs.cancel}</Button>
          <Button type="submit" variant="contained" disableElevation disabled={isRunning || typed === route}>
            {words.rename.do}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
