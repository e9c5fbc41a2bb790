import { Alert, Button, Typography } from '@mui/material';
import { ChangeList } from '../../changes/change-list.tsx';
import { useLoaded } from '../../core/use-run.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { listFileChanges } from '../../naming/file-changes.ts';
import { useDraft, usePublishing, useStudio, useTitleOf } from '../../state/use-studio.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import { refersToImage } from '../../store/site-file.ts';
import { formatTime } from '../../core/format-time.ts';

const messages = words.history;

type Props = { entry: HistoryEntry; file: string; onClose: () => void };

/** A page or form after a publication: what has changed since then, to be put back one by one or as a whole. */
export const EarlierPage = ({ entry, file, onClose }: Props) => {
  const { texts, view, notice } = useStudio();
  const publishing = usePublishing();
  const { current } = useDraft();
  const values = { page: useTitleOf()(file), time: formatTime(entry.time) };
  const { value: version, failure } = useLoaded(() => publishing.version(entry.id), [entry.id]);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!version) return <Typography role="status">{words.publish.checking}</Typography>;
  const text = version.get(file);
  if (text === undefined || text === current.get(file))
    return (
      <Typography>{formatMessage(text === undefined ? messages.absent : messages.same, values)}</Typography>
    );
  // Images that the page showed and that were removed since then are restored with it.
  const images = [...version].filter(([name]) => !current.has(name) && refersToImage(text, name));
  const former = new Map([...current, ...images, [file, text]]);
  const restore = (): void => {
    texts.change(`${file} ${entry.id}`, former);
    view.choose({ file, path: [] });
    notice.set({ text: formatMessage(messages.restored, values) });
    onClose();
  };
  return (
    <>
      <ChangeList files={listFileChanges(former, current)} former={former} onOpen={onClose} />
      <Button variant="outlined" onClick={restore}>
        {messages.restore}
      </Button>
    </>
  );
};
