import { Button, Typography } from '@mui/material';
import { setValue } from '../../documents/edit/text/edit-document.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { draftUntil } from '../dates/visibility.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { listFileChanges } from '../naming/file-changes.ts';
import { LocationList } from '../problems/location-list.tsx';
import { groupExamples, useDescribedProblems } from '../problems/use-described-problems.ts';
import { useDraft, useStudio, useTitleOf, useUnsaved } from '../state/use-studio.ts';
import type { FileTexts } from '../store/patches.ts';
import { TitledDialog } from '../ui/dialogs.tsx';

const messages = words.publish;

/** Returns the errors of the site with their places. */
export const useErrorPlaces = () =>
  useDescribedProblems().filter(({ problem }) => problem.severity === 'error');

type Props = {
  /** The texts before the changes. */
  base: FileTexts;
  /** Called when the editor goes to a problem. */
  onOpen: () => void;
};

/**
 * Lists the errors that prevent publishing. The example texts of a new page are one entry, with a button that makes it a
 * draft.
 */
export const PublishErrors = ({ base, onOpen }: Props) => {
  const errors = useErrorPlaces();
  const studio = useStudio();
  const titleOf = useTitleOf();
  const places = groupExamples(errors);
  const drafts = errors.flatMap(({ file, problem: { code, params } }) =>
    code === 'unfinished' && params.cause === 'page' && !base.has(file) ? [file] : [],
  );
  return (
    <>
      {places.length > 0 && (
        <Typography variant="h2" color="error">
          {formatMessage(messages.held, { count: places.length })}
        </Typography>
      )}
      <LocationList places={places} onOpen={onOpen} />
      {[...new Set(drafts)].map((file) => (
        <Button
          key={file}
          variant="outlined"
          onClick={() =>
            studio.edit(file, ['publishAt'], (source) =>
              setValue(source, ['publishAt'], draftUntil, ['publishAt', 'sections']),
            )
          }
        >
          {formatMessage(messages.keepDraft, { page: titleOf(file) })}
        </Button>
      ))}
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
    <TitledDialog {...{ title, onClose }} maxWidth="md" actions={save}>
      <Typography>{saves}</Typography>
      <PublishErrors base={opened} onOpen={onClose} />
      {files.length === 0 && <Typography>{none}</Typography>}
      <ChangeList files={files} former={opened} onOpen={onClose} />
    </TitledDialog>
  );
};
