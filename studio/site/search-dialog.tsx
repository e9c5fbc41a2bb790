import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { matchCase } from '../../documents/edit/find/replacement.ts';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
import { useRun } from '../core/use-run.ts';
import { useDraft, usePlaceOf, useStudio, useTitleOf } from '../state/use-studio.ts';
import type { FileTexts } from '../store/patches.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { listFileChanges } from '../naming/file-changes.ts';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { PromptField, FormDialog } from '../ui/dialogs.tsx';
import { ChangeEntry } from '../changes/change-entry.tsx';
import { Replacement } from '../ui/replacement.tsx';
import { TitledList } from '../ui/titled-list.tsx';

const messages = words.search;

/** A match, and why it cannot be replaced. */
type FoundMatch = TextMatch & { reason: string | undefined };

/** Finds text on the whole site, as visitors read it, and replaces the selected matches. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { checking, texts } = useStudio();
  const titleOf = useTitleOf();
  const placeOf = usePlaceOf();
  const { current } = useDraft();
  const [searchText, setSearchText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [found, setFound] = useState<readonly FoundMatch[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState('');
  /** The texts before the last replacement. */
  const [former, setFormer] = useState<FileTexts>();
  const { run, isRunning, failure } = useRun();

  const query = { words: searchText, isPartOfWord: false };

  const show = (places: readonly TextMatch[], refusals: ReadonlyMap<string, string> = new Map()): void => {
    const matches = places.map((each) => {
      const { id, obstacle } = each;
      return { ...each, reason: refusals.get(id) ?? (obstacle && messages.obstacles[obstacle]) };
    });
    setFound(matches);
    setChosen(new Set(matches.filter(({ reason }) => reason === undefined).map(({ id }) => id)));
  };
  const changeQuery = (next: string): void => {
    setSearchText(next);
    show([]);
    setStatus('');
    setFormer(undefined);
  };
  const search = async (): Promise<void> => {
    if (isRunning) return;
    const places = await run(() => checking.site.replaceablePlaces(query));
    if (!places) return;
    show(places);
    setStatus(
      places.length === 0 ? messages.none : selectPlural(places.length, messages.one, messages.count),
    );
  };
  const replace = async (): Promise<void> => {
    const replaced = await run(() => checking.site.replaceWords(query, replacement, chosen));
    if (!replaced) return;
    setFormer(texts.snapshot().current);
    texts.change(`replace ${searchText}`, replaced.changes);
    show(
      found.filter(({ id, obstacle }) => obstacle !== undefined || replaced.errors.has(id)),
      replaced.errors,
    );
    setStatus(selectPlural(replaced.count, messages.replacedOne, messages.replaced));
  };
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const action = replacement.trim() === '' ? messages.remove : messages.replace;
  return (
    <FormDialog
      title={messages.title}
      action={messages.find}
      leave={words.dialogs.close}
      // The button stays enabled during a search, because it would lose the keyboard focus otherwise.
      isDisabled={false}
      refusal={failure}
      onSubmit={search}
      onClose={onClose}
    >
      <PromptField
        label={messages.wanted}
        help={messages.wantedHelp}
        value={searchText}
        onChange={changeQuery}
      />
      <TextField
        label={messages.instead}
        helperText={messages.insteadHelp}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Typography role="status">{status}</Typography>
      {former && <ChangeList files={listFileChanges(former, current)} former={former} onOpen={onClose} />}
      {found.length > 0 && (
        <TitledList title={messages.places}>
          {found.map((match) => {
            const { id, file, path, found: old, reason } = match;
            const replacing = matchCase(old, searchText.trim(), replacement.trim());
            return (
              <ChangeEntry
                key={id}
                place={`${titleOf(file)} · ${placeOf(file, path)}`}
                at={match}
                onOpen={onClose}
                selection={
                  reason === undefined
                    ? { checked: chosen.has(id), onChange: (isChosen) => choose(id, isChosen) }
                    : undefined
                }
              >
                {match.before}
                {reason === undefined ? (
                  <Replacement before={old} after={replacing || words.changes.nothing} />
                ) : (
                  <mark>{old}</mark>
                )}
                {match.after}
                <Typography variant="caption">{reason}</Typography>
              </ChangeEntry>
            );
          })}
        </TitledList>
      )}
      {found.some(({ reason }) => reason === undefined) && (
        <Button
          variant="outlined"
          disabled={chosen.size === 0 || isRunning}
          onClick={() => void replace()}
          sx={{ alignSelf: 'start' }}
        >
          {formatMessage(action, { count: chosen.size })}
        </Button>
      )}
    </FormDialog>
  );
};
