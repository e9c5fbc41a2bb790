import { Alert, Typography } from '@mui/material';
import { useLoaded } from '../../core/use-run.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import { useDraft, useStudio } from '../../state/use-studio.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { formatTime } from '../format-time.ts';
import { describeChanges } from '../../naming/describe-changes.ts';
import { isPageFile, ChangeList } from '../../changes/change-list.tsx';
import { LazyDetails } from '../../ui/titled-list.tsx';
import { EarlierPage } from './earlier-page.tsx';
import { UndoEntry } from './undo-entry.tsx';

type Props = { entry: HistoryEntry; onChanged: () => void };

/** Describes the changes of an entry. */
const EntryChanges = ({ entry, onChanged }: Props) => {
  const { publishing } = useStudio();
  const { current } = useDraft();
  const site = current.get('_site.yaml');
  const { value: changes, failure } = useLoaded(() => publishing.changes(entry.id), [entry.id]);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!changes) return <Typography role="status">{words.publish.checking}</Typography>;
  const textsOf = (side: 'before' | 'after') =>
    new Map([
      // The names of pages contain facts of the site.
      ...(site === undefined ? [] : [['_site.yaml', site] as const]),
      ...changes.flatMap(({ name, [side]: text }) =>
        typeof text === 'string' ? [[name, text] as const] : [],
      ),
    ]);
  const [before, after] = [textsOf('before'), textsOf('after')];
  return (
    <ChangeList
      changes={describeChanges(before, after)}
      before={before}
      after={after}
      renderTools={({ file, title }) => {
        const text = after.get(file);
        return (
          isPageFile(file) &&
          text !== undefined && <EarlierPage {...{ entry, file, text, title, onChanged }} />
        );
      }}
    />
  );
};

/** One history entry: message, author, time, its changes on request, and a button that reverts it. */
export const HistoryEntryView = ({ entry, onChanged }: Props) => {
  const { author, time, message, names } = entry;
  const [title = ''] = message.split('\n', 1);
  return (
    <li>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="caption">
        {formatMessage(words.history.by, { author, time: formatTime(time) })}
      </Typography>
      {names.length > 0 && (
        <>
          <LazyDetails title={words.changes.open}>
            {() => <EntryChanges {...{ entry, onChanged }} />}
          </LazyDetails>
          <UndoEntry {...{ entry, title, onChanged }} />
        </>
      )}
    </li>
  );
};
