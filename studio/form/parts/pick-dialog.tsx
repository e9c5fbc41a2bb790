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
import { useId, useState, type ReactNode } from 'react';
import { firstField } from './first-field.ts';
import { words } from '../../words/words.ts';

type Props = {
  title: string;
  names: readonly string[];
  chosen: string;
  /** What a thing of a name looks like; its name stands below it. */
  picture: (name: string) => ReactNode;
  /** What stands above all of them. */
  above?: ReactNode;
  /** How wide one is at least, in pixels. */
  width: number;
  /** Tells what was chosen; nothing when the dialog was left. */
  onClose: (name?: string) => void;
};

/** Chooses one of many things by how it looks. */
export const PickDialog = ({ title, names, chosen, picture, above, width, onClose }: Props) => {
  const [search, setSearch] = useState('');
  const id = useId();
  const found = names.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog
      open
      onClose={() => onClose()}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={firstField}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
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
            gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
          }}
        >
          {found.map((name) => (
            <li key={name}>
              <Button
                color="inherit"
                fullWidth
                variant={name === chosen ? 'outlined' : 'text'}
                aria-current={name === chosen}
                onClick={() => onClose(name)}
                sx={{ flexDirection: 'column', gap: 0.5, overflowWrap: 'anywhere', fontWeight: 400 }}
              >
                {picture(name)}
                {name}
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
