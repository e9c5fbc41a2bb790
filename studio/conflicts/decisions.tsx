import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { conflictKind } from './conflict-kind.ts';
import { ConflictDialog, type ConflictMessages, type ConflictLabels } from './conflict-dialog.tsx';
import { useDraft, useTitleOf } from '../state/use-studio.ts';
import type { Conflict } from '../store/site-store.ts';
import { formatMessage, words } from '../messages/messages.ts';

type Props = {
  conflicts: readonly Conflict[];
  /** What is said of each, with its name as `{file}`. */
  says: ConflictMessages;
  /** What the dialog calls the two states and its buttons. */
  sides?: ConflictLabels;
  decide: (conflict: Conflict, text: string | null) => void;
};

/** The documents in which others have changed the same lines, each with a way to decide what stays. */
export const ConflictList = ({ conflicts, says, sides = words.conflicts, decide }: Props) => {
  const titleOf = useTitleOf();
  const { current } = useDraft();
  const [opened, setOpened] = useState('');
  const conflict = conflicts.find(({ name }) => name === opened);
  return (
    <>
      {conflicts.map((each) => (
        <Alert
          key={each.name}
          severity="warning"
          action={<Button onClick={() => setOpened(each.name)}>{sides.compare}</Button>}
        >
          {formatMessage(says[conflictKind(each, current.get(each.name))], { file: titleOf(each.name) })}
        </Alert>
      ))}
      {conflict && (
        <ConflictDialog
          file={conflict.name}
          stored={conflict.stored}
          said={sides}
          decide={(text) => decide(conflict, text)}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
};
