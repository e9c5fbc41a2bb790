import { Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { matchCase } from '../../documents/edit/find/replacement.ts';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
import { useRun } from '../core/use-run.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import type { FileTexts } from '../store/patches.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { listFileChanges } from '../naming/file-changes.ts';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { PromptField, FormDialog } from '../ui/dialogs.tsx';
import { TextMatchList } from './text-match-list.tsx';

const messages = words.search;

const isReplaceable = ({ obstacle }: TextMatch): boolean => obstacle === undefined;

/** Finds text on the whole site, as visitors read it, and replaces the selected matches. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { checking, texts } = useStudio();
  const { current } = useDraft();
  const [searchText, setSearchText] = useState('');
  const [isPartOfWord, setPartOfWord] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [found, setFound] = useState<readonly TextMatch[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [status, setStatus] = useState('');
  /** The texts before the last replacement. */
  const [former, setFormer] = useState<FileTexts>();
  const { run, isRunning, failure } = useRun();

  const query = { words: searchText, isPartOfWord };

  const show = (places: readonly TextMatch[]): void => {
    setFound(places);
    setChosen(new Set(places.filter(isReplaceable).map(({ id }) => id)));
    setRefusals(new Map());
  };
  const changeQuery = (change: () => void): void => {
    change();
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
    show(found.filter((place) => !isReplaceable(place) || replaced.errors.has(place.id)));
    setRefusals(replaced.errors);
    setStatus(selectPlural(replaced.count, messages.replacedOne, messages.replaced));
  };
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));

  const replaceable = found.filter((place) => isReplaceable(place) && !refusals.has(place.id));
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
        onChange={(next) => changeQuery(() => setSearchText(next))}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={!isPartOfWord}
            onChange={(_, isWholeWord) => changeQuery(() => setPartOfWord(!isWholeWord))}
          />
        }
        label={messages.whole}
      />
      <TextField
        label={messages.instead}
        helperText={messages.insteadHelp}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Typography role="status">{status}</Typography>
      {former && <ChangeList files={listFileChanges(former, current)} former={former} onOpen={onClose} />}
      <TextMatchList
        title={messages.places}
        places={replaceable}
        replacementOf={({ found: written }) => matchCase(written, searchText.trim(), replacement.trim())}
        chosen={chosen}
        onChoose={choose}
        onOpen={onClose}
      />
      {replaceable.length > 0 && (
        <Button
          variant="outlined"
          disabled={chosen.size === 0 || isRunning}
          onClick={() => void replace()}
          sx={{ alignSelf: 'start' }}
        >
          {formatMessage(action, { count: chosen.size })}
        </Button>
      )}
      <TextMatchList
        title={messages.left}
        places={found.filter((place) => !isReplaceable(place) || refusals.has(place.id))}
        reasonOf={({ id, obstacle }) => refusals.get(id) ?? messages.obstacles[obstacle ?? 'value']}
        onOpen={onClose}
      />
    </FormDialog>
  );
};
