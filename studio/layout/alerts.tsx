import { Alert, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../sign-in/session-context.ts';
import { useTitleOf } from '../state/file-title.ts';
import { useDraft, useObserved, useSaving, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

const ConflictDialog = lazy(() => import('../conflicts/conflict-dialog.tsx'));

/**
 * What has to be said whatever is looked at: the documents that others have changed in the same lines, each with a way to
 * decide, the last notice until it is closed, that one has to sign in again, and why nothing was saved.
 */
export const Alerts = () => {
  const { texts, notice } = useStudio();
  const titleOf = useTitleOf();
  const { conflicts } = useDraft();
  const text = useObserved(notice);
  const saving = useSaving();
  const session = useSession();
  const [opened, setOpened] = useState('');
  const stored = conflicts.get(opened);
  return (
    <>
      {[...conflicts.keys()].map((file) => (
        <Alert
          key={file}
          severity="warning"
          action={<Button onClick={() => setOpened(file)}>{words.conflicts.compare}</Button>}
        >
          {fill(words.conflicts.changed, { file: titleOf(file) })}
        </Alert>
      ))}
      <Suspense>
        {stored !== undefined && (
          <ConflictDialog
            file={opened}
            stored={stored}
            decide={(text) => texts.do({ type: 'decide', name: opened, text })}
            onClose={() => setOpened('')}
          />
        )}
      </Suspense>
      <div role="status">
        {text !== '' && (
          <Alert
            severity="info"
            role="presentation"
            closeText={words.dialogs.close}
            onClose={() => notice.set('')}
          >
            {text}
          </Alert>
        )}
      </div>
      {session?.hasEnded && (
        <Alert severity="error" action={<Button onClick={session.signOut}>{words.signIn.again}</Button>}>
          {words.github.signedOut}
        </Alert>
      )}
      {saving.state === 'failed' && !session?.hasEnded && (
        <Alert severity="error">{saving.reason ?? words.store.notWritten}</Alert>
      )}
    </>
  );
};
