import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ConflictList } from '../../conflicts/decisions.tsx';
import { useRun } from '../../core/use-run.ts';
import { useStudio, useTitleOf } from '../../state/use-studio.ts';
import type { HistoryEntry } from '../../store/publishing.ts';
import type { Conflict } from '../../store/site-store.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { isFirstPublication, undoPublication } from './undo-publication.ts';

const said = words.history;
const sides = { ...words.conflicts, ...said.sides };

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
  const end = (): void => {
    notice.set(formatMessage(said.undone, { title }));
    onChanged();
  };

  /** Returns the message for a publication whose revert changes nothing. */
  const whyNothing = async (): Promise<string> => {
    const { base, accepted } = await publishing.status();
    const isAhead = base && base.id !== accepted?.id && entry.time > base.time;
    return isAhead ? said.notHere : said.nothing;
  };

  const undo = async (): Promise<void> => {
    const changes = await publishing.changes(entry.id);
    if (isFirstPublication(changes)) return setResult({ severity: 'info', text: said.first });
    const undone = undoPublication(changes, texts.snapshot().current);
    change(undone.texts);
    setConflicts(undone.conflicts);
    const left = undone.unreadable.map(titleOf).join(', ');
    if (left !== '')
      return setResult({ severity: 'error', text: formatMessage(said.unreadable, { files: left }) });
    if (undone.conflicts.length > 0) return setResult({ severity: 'info', text: said.rest });
    if (undone.texts.size > 0) return end();
    return setResult({ severity: 'info', text: await whyNothing() });
  };

  const decide = ({ name }: Conflict, text: string | null): void => {
    change(new Map([[name, text]]));
    const others = conflicts.filter((each) => each.name !== name);
    setConflicts(others);
    if (others.length === 0) end();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={isRunning || conflicts.length > 0}
        aria-label={`${said.undo}: ${title}`}
        onClick={() => void run(undo)}
      >
        {said.undo}
      </Button>
      <div role="status">
        {shown && (
          <Alert severity={shown.severity} role="presentation">
            {shown.text}
          </Alert>
        )}
      </div>
      <ConflictList conflicts={conflicts} says={said.later} sides={sides} decide={decide} />
    </Stack>
  );
};
