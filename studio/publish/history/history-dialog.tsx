import { Alert, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useRun } from '../../core/use-run.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { usePublishing, useTitleOf, useView } from '../../state/use-studio.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import { TitledDialog } from '../../ui/dialogs.tsx';
import { LazyDetails } from '../../ui/titled-list.tsx';
import { formatTime } from '../../core/format-time.ts';
import { EarlierPage } from './earlier-page.tsx';

const messages = words.history;

/** The publications of the open document, newest first: who changed what, and buttons that restore it. */
export const HistoryDialog = ({ onClose }: { onClose: () => void }) => {
  const publishing = usePublishing();
  const { file } = useView();
  const title = useTitleOf()(file);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const [isComplete, setComplete] = useState(false);
  const { run, failure } = useRun();
  const read = useCallback(
    (known: readonly HistoryEntry[]) =>
      run(async () => {
        const before = known.at(-1)?.id;
        const next = await publishing.history({ name: file, ...(before && { before }) });
        setEntries([...known, ...next]);
        setComplete(next.length === 0);
      }),
    [run, publishing, file],
  );
  useEffect(() => void read([]), [read]);
  return (
    <TitledDialog title={formatMessage(messages.title, { page: title })} maxWidth="md" onClose={onClose}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {!entries && !failure && <Typography role="status">{words.publish.checking}</Typography>}
      {entries?.length === 0 && <Typography>{messages.none}</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {entry.message.split('\n', 1)}
            </Typography>
            <Typography variant="caption">{entry.author}</Typography>
            <LazyDetails title={formatMessage(messages.look, { page: title, time: formatTime(entry.time) })}>
              {() => <EarlierPage {...{ entry, file, onClose }} />}
            </LazyDetails>
          </li>
        ))}
      </Stack>
      {entries && !isComplete && <Button onClick={() => void read(entries)}>{messages.more}</Button>}
    </TitledDialog>
  );
};
