import { Button, Typography } from '@mui/material';
import { setValue } from '../../documents/edit/text/edit-document.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { draftUntil } from '../dates/visibility.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { type FileChanges, listFileChanges } from '../naming/file-changes.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useDescribedProblems } from '../problems/use-described-problems.ts';
import { useDraft, useStudio, useTitleOf, useUnsaved } from '../state/use-studio.ts';
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

/**
 * Lists changes of the site, each of which can be put back, and the errors that prevent publishing. The example texts of
 * a new page are one entry, with a button that makes it a draft.
 */
export const ReviewedChanges = ({ base, files, onOpen }: Props) => {
  const errors = useErrorPlaces();
  const studio = useStudio();
  const titleOf = useTitleOf();
  const isOfDraft = ({ file, problem: { code, params } }: (typeof errors)[number]): boolean =>
    code === 'unfinished' && params.cause === 'page' && !base.has(file);
  const unwritten = errors.filter(isOfDraft).map(({ file }) => file);
  const drafts = [...new Set(unwritten)].map((file) => {
    const page = titleOf(file);
    const count = unwritten.filter((other) => other === file).length;
    const text = formatMessage(messages.unwritten, { page, count });
    return { file, path: [], page, describe: () => ({ text }) };
  });
  const places = [...errors.filter((each) => !isOfDraft(each)), ...drafts];
  return (
    <>
      <ChangeList files={files} former={base} onOpen={onOpen} />
      <LocationList
        title={formatMessage(messages.held, { count: places.length })}
        places={places}
        onOpen={onOpen}
      />
      {drafts.map(({ file, page }) => (
        <Button
          key={file}
          variant="outlined"
          onClick={() =>
            studio.edit(file, ['publishAt'], (source) =>
              setValue(source, ['publishAt'], draftUntil, ['publishAt', 'sections']),
            )
          }
        >
          {formatMessage(messages.keepDraft, { page })}
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
      {files.length === 0 && <Typography>{none}</Typography>}
      <ReviewedChanges base={opened} files={files} onOpen={onClose} />
    </TitledDialog>
  );
};
