import { Typography } from '@mui/material';
import { describeChanges } from '../naming/describe-changes.ts';
import { ChangeList } from './change-list.tsx';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { words } from '../messages/messages.ts';

const messages = words.changes;

/** Lists all changes since the Studio was opened, saved or not. */
export const ChangesDialog = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useStudio();
  const { current } = useDraft();
  const opening = texts.opening();
  const changes = describeChanges(opening, current);
  const unsaved = new Set(texts.unsaved().map(({ name }) => name));
  return (
    <TitledDialog title={messages.title} maxWidth="md" leave={words.dialogs.close} onClose={onClose}>
      {changes.length === 0 && <Typography>{messages.none}</Typography>}
      <ChangeList
        changes={changes}
        before={opening}
        after={current}
        renderTools={({ file }) => (
          <Typography variant="caption">{unsaved.has(file) ? messages.unsaved : messages.saved}</Typography>
        )}
      />
    </TitledDialog>
  );
};
