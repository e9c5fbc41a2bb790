import { Alert, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Conflict } from '../store/site-store.ts';
import { useTitleOf } from '../state/file-title.ts';
import { fill, words } from '../words/words.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

type Props = {
  conflicts: readonly Conflict[];
  /** What is said of each, with its name as `{file}`. */
  says: string;
  decide: (conflict: Conflict, text: string | null) => void;
};

/** The documents in which others have changed the same lines, each with a way to decide what stays. */
export const Decisions = ({ conflicts, says, decide }: Props) => {
  const titleOf = useTitleOf();
  const [opened, setOpened] = useState('');
  const conflict = conflicts.find(({ name }) => name === opened);
  return (
    <>
      {conflicts.map(({ name }) => (
        <Alert
          key={name}
          severity="warning"
          action={<Button onClick={() => setOpened(name)}>{words.conflicts.compare}</Button>}
        >
          {fill(says, { file: titleOf(name) })}
        </Alert>
      ))}
      <Suspense>
        {conflict && (
          <ConflictDialog
            file={conflict.name}
            stored={conflict.stored}
            decide={(text) => decide(conflict, text)}
            onClose={() => setOpened('')}
          />
        )}
      </Suspense>
    </>
  );
};
