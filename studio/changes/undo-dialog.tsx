import { Button, Stack, Typography } from '@mui/material';
import { selectPlural, words } from '../messages/messages.ts';
import { listFileChanges } from '../naming/file-changes.ts';
import { formatTime } from '../core/format-time.ts';
import type { Draft } from '../state/draft.ts';
import { undoOrRedo } from '../state/take-step.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { applyPatches, invertPatch } from '../store/patches.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { ChangeList } from './change-list.tsx';

/** Maximum number of listed steps, because each is compared with the one before it. */
const maxListed = 50;

/** Returns the steps that can be undone with what each has changed, latest first. */
const listSteps = ({ current, done }: Draft) => {
  let after = current;
  return done
    .slice(-maxListed)
    .toReversed()
    .map(({ at, patches }) => {
      const before = applyPatches(after, patches.map(invertPatch));
      const files = listFileChanges(before, after);
      after = before;
      return { at, files };
    });
};

/** Lists the latest steps with what each has changed; a button goes back to the texts before one of them. */
export const UndoDialog = ({ onClose }: { onClose: () => void }) => {
  const studio = useStudio();
  const { open, back, backOne } = words.steps;
  return (
    <TitledDialog title={open} maxWidth="md" onClose={onClose}>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {listSteps(useDraft()).map(({ at, files }, index) => (
          <Stack key={index} component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography variant="caption">{at > 0 && formatTime(at)}</Typography>
            <ChangeList files={files} onOpen={onClose} />
            <Button
              variant="outlined"
              onClick={() => (undoOrRedo(studio, 'undo', index + 1), onClose())}
              sx={{ alignSelf: 'start' }}
            >
              {selectPlural(index + 1, backOne, back)}
            </Button>
          </Stack>
        ))}
      </Stack>
    </TitledDialog>
  );
};
