import { Alert, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { matchCase } from '../../documents/edit/find/replacement.ts';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
import { useRun } from '../core/use-run.ts';
import { useStudio } from '../state/use-studio.ts';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { PromptField, FormDialog } from '../ui/dialogs.tsx';
import { TextMatchList } from './text-match-list.tsx';

const said = words.search;

const isReplaceable = ({ obstacle }: TextMatch): boolean => obstacle === undefined;

/** Finds text on the whole site, as visitors read it, and replaces the selected matches. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { checking, texts } = useStudio();
  const [wanted, setWanted] = useState('');
  const [isPartOfWord, setPartOfWord] = useState(false);
  const [instead, setInstead] = useState('');
  const [found, setFound] = useState<readonly TextMatch[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  const [status, setStatus] = useState('');
  const { run, isRunning, failure } = useRun();

  const query = { words: wanted, isPartOfWord };

  const show = (places: readonly TextMatch[]): void => {
    setFound(places);
    setChosen(new Set(places.filter(isReplaceable).map(({ id }) => id)));
    setRefusals(new Map());
    setConfirming(false);
  };
  const ask = (change: () => void): void => {
    change();
    show([]);
    setStatus('');
  };
  const search = async (): Promise<void> => {
    if (isRunning) return;
    const places = await run(() => checking.site.replaceablePlaces(query));
    if (!places) return;
    show(places);
    setStatus(places.length === 0 ? said.none : selectPlural(places.length, said.one, said.count));
  };
  const replace = async (): Promise<void> => {
    if (instead.trim() === '' && !isConfirming) return setConfirming(true);
    const replaced = await run(() => checking.site.replaceWords(query, instead, chosen));
    if (!replaced) return undefined;
    texts.change(`replace ${wanted}`, replaced.changes);
    show(found.filter((place) => !isReplaceable(place) || replaced.refusals.has(place.id)));
    setRefusals(replaced.refusals);
    return setStatus(selectPlural(replaced.count, said.replacedOne, said.replaced));
  };
  const choose = (id: string, isChosen: boolean): void => {
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
    setConfirming(false);
  };

  const open = found.filter((place) => isReplaceable(place) && !refusals.has(place.id));
  const action = instead.trim() === '' ? said.remove : said.replace;
  return (
    <FormDialog
      title={said.title}
      action={said.find}
      leave={words.dialogs.close}
      // Disabling the button during a search would make it lose the keyboard focus.
      isDisabled={false}
      refusal={failure}
      onSubmit={search}
      onClose={onClose}
    >
      <PromptField
        label={said.wanted}
        help={said.wantedHelp}
        value={wanted}
        onChange={(next) => ask(() => setWanted(next))}
      />
      <FormControlLabel
        control={
          <Checkbox checked={!isPartOfWord} onChange={(_, isWhole) => ask(() => setPartOfWord(!isWhole))} />
        }
        label={said.whole}
      />
      <TextField
        label={said.instead}
        helperText={said.insteadHelp}
        value={instead}
        onChange={({ target }) => {
          setInstead(target.value);
          setConfirming(false);
        }}
      />
      <Typography role="status">{status}</Typography>
      <TextMatchList
        title={said.places}
        places={open}
        insteadOf={({ found: written }) => matchCase(written, wanted.trim(), instead.trim())}
        chosen={chosen}
        onChoose={choose}
        onOpen={onClose}
      />
      {open.length > 0 && (
        <Button
          variant="outlined"
          disabled={chosen.size === 0 || isRunning}
          onClick={() => void replace()}
          sx={{ alignSelf: 'start' }}
        >
          {formatMessage(action, { count: chosen.size })}
        </Button>
      )}
      {isConfirming && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void replace()}>
              {said.confirm}
            </Button>
          }
        >
          {formatMessage(said.confirmRemoval, { words: wanted.trim(), count: chosen.size })}
        </Alert>
      )}
      <TextMatchList
        title={said.left}
        places={found.filter((place) => !isReplaceable(place) || refusals.has(place.id))}
        reasonOf={({ id, obstacle }) => refusals.get(id) ?? said.obstacles[obstacle ?? 'value']}
        onOpen={onClose}
      />
    </FormDialog>
  );
};
