import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useRun } from '../../core/use-run.ts';
import { TitledDialog } from '../../ui/dialogs.tsx';
import { useStudio, useTitleOf, useView } from '../../state/use-studio.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import { words } from '../../messages/messages.ts';
import { HistoryEntryView } from './entry-view.tsx';

const messages = words.history;

type EntriesProps = {
  /** Restricts the history to this file; undefined shows the whole site. */
  name: string | undefined;
  onChanged: () => void;
};

/** The publications of the site or of one page, newest first. */
const Entries = ({ name, onChanged }: EntriesProps) => {
  const { publishing } = useStudio();
  const [entries, setEntries] = useState<HistoryEntry[]>();
  const [isComplete, setComplete] = useState(false);
  const { run, failure } = useRun();
  const read = useCallback(
    (known: readonly HistoryEntry[]) =>
      run(async () => {
        const before = known.at(-1)?.id;
        const next = await publishing.history({ ...(name && { name }), ...(before && { before }) });
        setEntries([...known, ...next]);
        setComplete(next.length === 0);
      }),
    [run, publishing, name],
  );
  useEffect(() => void read([]), [read]);
  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      {!entries && !failure && <Typography role="status">{words.publish.checking}</Typography>}
      {entries?.length === 0 && <Typography>{messages.none}</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {entries?.map((entry) => (
          <HistoryEntryView key={entry.id} entry={entry} onChanged={onChanged} />
        ))}
      </Stack>
      {entries && entries.length > 0 && !isComplete && (
        <div>
          <Button onClick={() => void read(entries)}>{messages.more}</Button>
        </div>
      )}
    </>
  );
};

/** History dialog of the site or the current page or form: who changed what, with buttons to revert or restore. */
export const HistoryDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const studio = useStudio();
  const { file } = useView();
  const titleOf = useTitleOf();
  const page = file.startsWith('_forms/') ? file : studio.view.fileOf(route);
  const [isOfPage, setOfPage] = useState(false);
  const name = isOfPage ? page : undefined;
  return (
    <TitledDialog title={messages.title} maxWidth="md" leave={words.dialogs.close} onClose={onClose}>
      {page !== undefined && (
        <ToggleButtonGroup
          aria-label={messages.title}
          exclusive
          size="small"
          color="primary"
          value={isOfPage}
          onChange={(_, chosen: boolean | null) => chosen !== null && setOfPage(chosen)}
        >
          <ToggleButton value={false}>{messages.site}</ToggleButton>
          <ToggleButton value>{titleOf(page)}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Entries key={name} name={name} onChanged={onClose} />
    </TitledDialog>
  );
};
