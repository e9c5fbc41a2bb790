import { Alert, Box, Button, Snackbar } from '@mui/material';
import { visuallyHidden } from '../../renderer/parts/styles.ts';
import { ConflictList } from '../conflicts/decisions.tsx';
import { focusSoon } from '../form/state/focus.ts';
import {
  useIsEditing,
  useObserved,
  useSaving,
  useSession,
  useStudio,
  useTexts,
} from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/** How long a notice is visible, as on the site, in ms. */
const confirmationMs = 5_000;
const errorMs = 10_000;

/**
 * Alerts that are visible in every view: conflicts with the store, editing in another window, the last notice for
 * some seconds, an expired session, and failed saving.
 */
export const Alerts = () => {
  const studio = useStudio();
  const { texts, notice, announcement } = studio;
  const conflicts = useTexts((each) => each.texts.snapshot().conflicts);
  const shown = useObserved(notice);
  const hide = (): void => notice.set({ text: '' });
  const announced = useObserved(announcement);
  const saving = useSaving();
  const isEditing = useIsEditing();
  const session = useSession();
  return (
    <>
      {isEditing ? (
        <Box sx={{ maxHeight: '40dvh', overflow: 'auto' }}>
          <ConflictList
            conflicts={[...conflicts].map(([name, stored]) => ({ name, stored }))}
            baseOf={({ name }) => texts.snapshot().saved.get(name)}
            decide={({ name }, text) => {
              texts.decide(name, text);
              const [next] = texts.snapshot().conflicts.keys();
              focusSoon(`conflict-${next}`, 'save', 'panel-fields', 'panel-yaml');
            }}
          />
        </Box>
      ) : (
        <Alert
          severity="info"
          action={<Button onClick={() => studio.editHere()}>{words.draft.editHere}</Button>}
        >
          {words.draft.watching}
        </Alert>
      )}
      {/* Over the content, which does not move when a notice appears or disappears. */}
      <div role="status">
        <Snackbar
          key={shown.text}
          open={shown.text !== ''}
          autoHideDuration={shown.isError ? errorMs : confirmationMs}
          onClose={(_, reason) => reason !== 'clickaway' && hide()}
        >
          <Alert severity={shown.isError ? 'error' : 'info'} role="presentation" onClose={hide}>
            {shown.text}
          </Alert>
        </Snackbar>
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
