import { Button, List, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { TitledDialog } from './dialogs.tsx';
import { words } from '../messages/messages.ts';

/**
 * An option. Its `id` is displayed if it has no title. The search finds the words of all fields: `also` is only for the
 * search.
 */
export type Choice = { id: string; title?: string; purpose?: string; also?: string | undefined };

type Props<T> = {
  title: string;
  choices: readonly T[];
  look: (choice: T) => ReactNode;
  chosen?: string | undefined;
  above?: ReactNode;
  /** Minimum width of an option in pixels. */
  width: number;
  /** Called with the chosen option, or without one if the dialog was cancelled. */
  onClose: (choice?: T) => void;
};

/** A searchable dialog to choose one of many options by its appearance. */
export const PickDialog = <T extends Choice>(props: Props<T>) => {
  const { title, choices, look, chosen, above, width, onClose } = props;
  const [search, setSearch] = useState('');
  const searchText = search.trim().toLowerCase();
  const found = choices.filter((each) =>
    [each.id, each.title, each.purpose, each.also].join(' ').toLowerCase().includes(searchText),
  );
  const columns = `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
  return (
    <TitledDialog title={title} leave={words.dialogs.cancel} onClose={() => onClose()} maxWidth="lg">
      {above}
      <TextField
        type="search"
        label={words.form.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ mt: 1 }}
      />
      {found.length === 0 && <Typography role="status">{words.form.nothingFound}</Typography>}
      <List disablePadding sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}>
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
              {choice.title ?? choice.id}
              <Typography variant="caption">{choice.purpose}</Typography>
            </Button>
          </li>
        ))}
      </List>
    </TitledDialog>
  );
};
