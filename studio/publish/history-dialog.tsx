import { Alert, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { TitledDialog } from '../layout/titled-dialog.tsx';
import type { HistoryEntry } from '../store/publishing.ts';
import { words } from '../words/words.ts';
import { EntryView } from './entry-view.tsx';
import { usePublishing } from './publishing-context.ts';

const said = words.history;

/** What was published, the latest first: who changed what and when, and the way to bring it back. */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  const publishing = usePublishing();
  const [entries, setEntries] = useState<HistoryEntry[]>();
  const [isWhole, setWhole] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(
    async (known: readonly HistoryEntry[]) => {
      try {
        const before = known.at(-1)?.id;
        const next = await publishing.history(before === undefined ? {} : { before });
        setEntries([...known, ...next]);
        setWhole(next.length === 0);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
      }
    },
    [publishing],
  );
  useEffect(() => void read([]), [read]);
  return (
    <TitledDialog title={said.title} maxWidth="md" leave={words.dialogs.close} onClose={onClose}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {!entries && !failure && <Typography role="status">{words.publish.checking}</Typography>}
      {entries?.length === 0 && <Typography>{said.none}</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {entries?.map((entry) => (
          <EntryView key={entry.id} entry={entry} onBrought={onClose} />
        ))}
      </Stack>
      {entries && entries.length > 0 && !isWhole && (
        <div>
          <Button onClick={() => void read(entries)}>{said.more}</Button>
        </div>
      )}
    </TitledDialog>
  );
}
