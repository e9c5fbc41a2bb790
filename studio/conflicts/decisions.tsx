import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { conflictKind } from './conflict-kind.ts';
import { ConflictDialog, type ConflictMessages, type ConflictLabels } from './conflict-dialog.tsx';
import { useDraft, useTitleOf } from '../state/use-studio.ts';
import type { Conflict } from '../store/site-store.ts';
import { formatMessage, words } from '../messages/messages.ts';

type Props = {
  conflicts: readonly Conflict[];
  /** Description by kind of conflict; contains `{file}`. */
  messages: ConflictMessages;
  /** Labels of the dialog. */
  labels?: ConflictLabels;
  decide: (conflict: Conflict, text: string | null) => void;
};

/**
 * Lists files that were changed concurrently in the same lines, each with a button that opens the dialog to resolve
 * the conflict.
 */
export const ConflictList = ({ conflicts, messages, labels = words.conflicts, decide }: Props) => {
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
          action={<Button onClick={() => setOpened(each.name)}>{labels.compare}</Button>}
        >
          {formatMessage(messages[conflictKind(each, current.get(each.name))], { file: titleOf(each.name) })}
        </Alert>
      ))}
      {conflict && (
        <ConflictDialog
          file={conflict.name}
          stored={conflict.stored}
          labels={labels}
          decide={(text) => decide(conflict, text)}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
};
