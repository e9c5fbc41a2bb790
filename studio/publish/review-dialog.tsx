import { Button, Typography } from '@mui/material';
import { ChangeList } from '../changes/change-list.tsx';
import { formatMessage, words } from '../messages/messages.ts';
import { type FileChanges, listFileChanges } from '../naming/file-changes.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useDescribedProblems } from '../problems/use-described-problems.ts';
import { useDraft, useStudio, useUnsaved } from '../state/use-studio.ts';
import type { FileTexts } from '../store/patches.ts';
import { TitledDialog } from '../ui/dialogs.tsx';

const messages = words.publish;

/** Returns the errors of the site with their places. */
export const useErrorPlaces = () =>
  useDescribedProblems().filter(({ problem }) => problem.severity === 'error');

type Props = {
  /** The texts from which `files` differ. */
  base: FileTexts;
  files: readonly FileChanges[];
  /** Called when the editor goes to a change or a problem. */
  onOpen: () => void;
};

/** Lists changes of the site, each of which can be put back, and the errors that prevent publishing. */
export const ReviewedChanges = ({ base, files, onOpen }: Props) => {
  const errors = useErrorPlaces();
  return (
    <>
      <ChangeList files={files} former={base} onOpen={onOpen} />
      <LocationList
        title={formatMessage(messages.held, { count: errors.length })}
        places={errors}
        onOpen={onOpen}
      />
    </>
  );
};

/** Lists the changes since the Studio was opened, for a store that only saves. */
export const ReviewDialog = ({ onClose }: { onClose: () => void }) => {
  const { opened, current } = useDraft();
  const studio = useStudio();
  const files = listFileChanges(opened, current);
  const isSaved = useUnsaved().length === 0;
  const save = (
    <Button variant="contained" disabled={isSaved} onClick={() => studio.run('save')}>
      {words.bar.save}
    </Button>
  );
  const { title, saves, none } = words.review;
  return (
    <TitledDialog {...{ title, onClose }} maxWidth="md" leave={words.dialogs.close} actions={save}>
      <Typography>{saves}</Typography>
      {files.length === 0 && <Typography>{none}</Typography>}
      <ReviewedChanges base={opened} files={files} onOpen={onClose} />
    </TitledDialog>
  );
};
