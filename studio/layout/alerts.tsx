import { Alert, Button } from '@mui/material';
import { visuallyHidden } from '../../renderer/parts/visually-hidden.ts';
import { ConflictList } from '../conflicts/decisions.tsx';
import { useSession } from '../sign-in/session.ts';
import { useDraft, useIsEditing, useObserved, useSaving, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/**
 * Alerts that are visible in every view: conflicts with the store, editing in another window, the last notice until
 * it is closed, an expired session, and failed saving.
 */
export const Alerts = () => {
  const studio = useStudio();
  const { texts, notice, announcement } = studio;
  const { conflicts } = useDraft();
  const text = useObserved(notice);
  const announced = useObserved(announcement);
  const saving = useSaving();
  const isEditing = useIsEditing();
  const session = useSession();
  return (
    <>
      <ConflictList
        conflicts={[...conflicts].map(([name, stored]) => ({ name, stored }))}
        messages={words.conflicts.says}
        decide={({ name }, text) => texts.decide(name, text)}
      />
      {!isEditing && (
        <Alert
          severity="info"
          action={<Button onClick={() => studio.editHere()}>{words.draft.editHere}</Button>}
        >
          {words.draft.watching}
        </Alert>
      )}
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
      <div role="status" style={visuallyHidden}>
        {announced}
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
