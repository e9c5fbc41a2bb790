import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { isImageName } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import { type Messages, formatMessage, words } from '../messages/messages.ts';
import { useDraft, useTitleOf } from '../state/use-studio.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

/**
 * Descriptions of a conflict by its kind: two people have changed a text or an image, or one of them has removed the
 * file.
 */
type ConflictMessages = Messages['conflicts']['says'];

/** Returns the kind of a conflict. @param ours the local content, or undefined if the file was removed here */
const conflictKind = ({ name, stored }: Conflict, ours: string | undefined): keyof ConflictMessages => {
  if (stored === null) return 'removedThere';
  if (ours === undefined) return 'removedHere';
  return isImageName(name) ? 'picture' : 'fields';
};

type Props = {
  conflicts: readonly Conflict[];
  /** Returns the text from which both versions of a file started. */
  baseOf: (conflict: Conflict) => string | undefined;
  /** Description by kind of conflict; contains `{file}`. */
  messages: ConflictMessages;
  decide: (conflict: Conflict, text: string | null) => void;
};

/** Lists files that were changed concurrently, each with a button that opens the dialog to resolve the conflict. */
export const ConflictList = ({ conflicts, baseOf, messages, decide }: Props) => {
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
          action={<Button onClick={() => setOpened(each.name)}>{words.conflicts.compare}</Button>}
        >
          {formatMessage(messages[conflictKind(each, current.get(each.name))], { file: titleOf(each.name) })}
        </Alert>
      ))}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          base={baseOf(conflict) ?? null}
          decide={(text) => decide(conflict, text)}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
};
