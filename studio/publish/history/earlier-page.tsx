import { Alert, Button, Typography } from '@mui/material';
import type { HistoryEntry } from '../../store/publishing.ts';
import { useDraft, useStudio } from '../../state/use-studio.ts';
import { useLoaded, useRun } from '../../core/use-run.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { PageComparison } from '../page-comparison.tsx';
import { formatTime } from '../format-time.ts';
import { LazyDetails } from '../../ui/titled-list.tsx';
import { refersToImage } from '../../store/site-file.ts';

const messages = words.history;

type Props = {
  entry: HistoryEntry;
  file: string;
  /** The text of the page after the entry. */
  text: string;
  title: string;
  onChanged: () => void;
};

/** Compares the page at the time of the entry with the current one. */
const ComparisonWithNow = ({ entry, file }: Pick<Props, 'entry' | 'file'>) => {
  const { publishing } = useStudio();
  const { current } = useDraft();
  const { value: version, failure } = useLoaded(() => publishing.version(entry.id), [entry.id]);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  return (
    version && (
      <PageComparison names={[messages.then, messages.now]} file={file} states={[version, current]} />
    )
  );
};

/** A page at the time of a history entry, with a comparison and a button that restores it if it differs now. */
export const EarlierPage = ({ entry, file, text, title, onChanged }: Props) => {
  const { texts, view, notice, publishing } = useStudio();
  const { current } = useDraft();
  const { run, failure } = useRun();
  const values = { page: title, time: formatTime(entry.time) };
  const restore = async (): Promise<void> => {
    const version = await publishing.version(entry.id);
    const now = texts.snapshot().current;
    // Images that the page shows and that were removed since then are restored with it.
    const images = [...version].filter(([name]) => !now.has(name) && refersToImage(text, name));
    texts.change(`${file} ${entry.id}`, new Map([...images, [file, text]]));
    view.choose({ file, path: [] });
    notice.set({ text: formatMessage(messages.restored, values) });
    onChanged();
  };
  return (
    <>
      <LazyDetails title={formatMessage(messages.look, { page: title })}>
        {() => <ComparisonWithNow {...{ entry, file }} />}
      </LazyDetails>
      {current.get(file) === text ? (
        <Typography variant="body2">{formatMessage(messages.same, values)}</Typography>
      ) : (
        <Button onClick={() => void run(restore)}>{formatMessage(messages.restore, values)}</Button>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
};
