import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ConflictList } from '../../conflicts/decisions.tsx';
import { useRun } from '../../core/use-run.ts';
import { useStudio, useTitleOf } from '../../state/use-studio.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import type { Conflict } from '../../store/site-store.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { isFirstPublication, undoPublication } from './undo-publication.ts';

const messages = words.history;
const labels = { ...words.conflicts, ...messages.sides };

type Result = { severity: 'info' | 'error'; text: string };
type Props = { entry: HistoryEntry; title: string; onChanged: () => void };

/**
 * Reverts one publication in the local texts. All of its files change in one undo step, which is reviewed and
 * published like any other change. Files whose same lines were changed again later become conflicts.
 */
export const UndoEntry = ({ entry, title, onChanged }: Props) => {
  const { texts, notice, publishing } = useStudio();
  const titleOf = useTitleOf();
  const { run, isRunning, failure } = useRun();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [result, setResult] = useState<Result>();
  const shown: Result | undefined = failure === undefined ? result : { severity: 'error', text: failure };
  const change = (changed: ReadonlyMap<string, string | null>): void =>
    texts.change(`undo ${entry.id}`, changed);
  const finish = (): void => {
    notice.set({ text: formatMessage(messages.undone, { title }) });
    onChanged();
  };

  /** Returns the message for a publication whose revert changes nothing. */
  const explainNoChange = async (): Promise<string> => {
    const { base, accepted } = await publishing.status();
    const isAhead = base && base.id !== accepted?.id && entry.time > base.time;
    return isAhead ? messages.notHere : messages.nothing;
  };

  const undo = async (): Promise<void> => {
    const changes = await publishing.changes(entry.id);
    if (isFirstPublication(changes)) return setResult({ severity: 'info', text: messages.first });
    const undone = undoPublication(changes, texts.snapshot().current);
    change(undone.texts);
    setConflicts(undone.conflicts);
    const unreadable = undone.unreadable.map(titleOf).join(', ');
    if (unreadable !== '')
      return setResult({
        severity: 'error',
        text: formatMessage(messages.unreadable, { files: unreadable }),
      });
    if (undone.conflicts.length > 0) return setResult({ severity: 'info', text: messages.rest });
    if (undone.texts.size > 0) return finish();
    return setResult({ severity: 'info', text: await explainNoChange() });
  };

  const decide = ({ name }: Conflict, text: string | null): void => {
    change(new Map([[name, text]]));
    const remaining = conflicts.filter((each) => each.name !== name);
    setConflicts(remaining);
    if (remaining.length === 0) finish();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={isRunning || conflicts.length > 0}
        aria-label={`${messages.undo}: ${title}`}
        onClick={() => void run(undo)}
      >
        {messages.undo}
      </Button>
      <div role="status">
        {shown && (
          <Alert severity={shown.severity} role="presentation">
            {shown.text}
          </Alert>
        )}
      </div>
      <ConflictList conflicts={conflicts} messages={messages.later} labels={labels} decide={decide} />
    </Stack>
  );
};
