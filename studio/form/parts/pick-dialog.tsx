import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { firstField } from './first-field.ts';

/** Something that can be chosen. */
type Choice = { id: string; title: string; purpose?: string };

type Props<T> = {
  title: string;
  choices: readonly T[];
  /** What it looks like; its name stands below. */
  look: (choice: T) => ReactNode;
  /** The id of what is chosen now. */
  chosen?: string;
  /** What stands above all of them. */
  above?: ReactNode;
  /** How wide one is at least, in pixels. */
  width: number;
  /** Tells what was chosen; nothing when the dialog was left. */
  onClose: (choice?: T) => void;
};

/** Chooses one of many things by how it looks. */
export const PickDialog = <T extends Choice>(props: Props<T>) => {
  const { title, choices, look, chosen, above, width, onClose } = props;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = choices.filter((each) => [each.title, each.purpose].join(' ').toLowerCase().includes(wanted));
  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="lg" slotProps={firstField}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {above}
        <TextField
          type="search"
          label={words.form.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 1, mb: 2 }}
        />
        {found.length === 0 && <Typography role="status">{words.form.nothingFound}</Typography>}
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
          }}
        >
          {found.map((choice) => (
            <li key={choice.id}>
              <Button
                color="inherit"
                fullWidth
                variant={choice.id === chosen ? 'outlined' : 'text'}
                aria-current={choice.id === chosen}
                onClick={() => onClose(choice)}
                sx={{ flexDirection: 'column', gap: 0.5, overflowWrap: 'anywhere', fontWeight: 400 }}
              >
                {look(choice)}
                {choice.title}
                <Typography variant="caption">{choice.purpose}</Typography>
              </Button>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>{words.form.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
};
