import {
  Alert,
  Box,
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { type Change, parseValue, type ValueChange } from '../../documents/changes/list-changes.ts';
import { showValues } from '../changes/change-list.tsx';
import { useRun } from '../core/use-run.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { describeValue } from '../naming/labels.ts';
import { useDraft, useStudio, useTitleOf } from '../state/use-studio.ts';
import { isImageName } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { listConflicts, mergeFields, type Side } from './merge-fields.ts';

const messages = words.conflicts;

/** The names of both versions, and how each is shown. */
const sides = [
  ['theirs', messages.stored, 'before'],
  ['mine', messages.yours, 'after'],
] as const;

type FieldProps = { change: Change; place: string; answer: Side | undefined; onAnswer: (side: Side) => void };

/** A field that both sides changed, with both values to choose from. */
const ConflictingField = ({ change, place, answer, onAnswer }: FieldProps) => {
  const id = useId();
  const values = showValues(useStudio().store, change);
  return (
    <FormControl>
      <FormLabel id={id}>{place}</FormLabel>
      <RadioGroup aria-labelledby={id} value={answer ?? ''} onChange={(_, side) => onAnswer(side as Side)}>
        {sides.map(([side, name, version]) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            label={
              <>
                {name}: {values[version]}
              </>
            }
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

/** Both versions of a file that cannot be compared field by field: images, or texts of which one is not YAML. */
const BothVersions = (change: Change) => {
  const values = showValues(useStudio().store, change);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {sides.map(([side, name, version]) => (
        <figure key={side} style={{ margin: 0, flex: '1 1 16rem', minWidth: 0 }}>
          <figcaption>{name}</figcaption>
          {isImageName(change.file) ? (
            values[version]
          ) : (
            <Box component="pre" tabIndex={0} sx={{ maxHeight: '40vh', overflow: 'auto' }}>
              {String(change[version] ?? words.changes.nothing)}
            </Box>
          )}
        </figure>
      ))}
    </Stack>
  );
};

/** Says what the editor has to decide. @param fields the fields to choose from, if they can be compared */
const explain = (
  { name, stored }: Conflict,
  mine: string | null,
  fields: readonly unknown[] | undefined,
): string => {
  if (stored === null) return messages.removed;
  if (mine === null) return messages.gone;
  if (fields) return fields.length > 0 ? messages.choose : messages.combined;
  return isImageName(name) ? '' : messages.unreadable;
};

type Props = {
  conflict: Conflict;
  /** The text from which both versions started. */
  base: string | null;
  decide: (text: string | null) => void;
  onClose: () => void;
};

/** Lets the editor choose between the stored version of a file and the local one: field by field, or as a whole. */
export const ConflictDialog = ({ conflict, base, decide, onClose }: Props) => {
  const { name: file, stored } = conflict;
  const titleOf = useTitleOf();
  const mine = useDraft().current.get(file) ?? null;
  const [answers, setAnswers] = useState<readonly (Side | undefined)[]>([]);
  const { run, failure } = useRun();
  const versions = useMemo(
    () => (stored === null || mine === null ? undefined : { mine, base, theirs: stored }),
    [mine, base, stored],
  );
  const fields = useMemo(() => versions && listConflicts(file, versions), [file, versions]);
  const placeOf = ({ path, after }: ValueChange): string => {
    const isRemovedEntry = after === undefined && typeof path.at(-1) === 'number';
    return describeValue(parseValue(file, (isRemovedEntry ? stored : mine) ?? ''), path);
  };
  const finish = (text: string | null): void => {
    decide(text);
    onClose();
  };
  const apply = () =>
    run(async () => {
      if (versions) finish(mergeFields(file, versions, answers as Side[]));
    });
  const isWhole = !fields || failure !== undefined;
  const whole = (
    <>
      <Button variant="outlined" onClick={() => finish(stored)}>
        {messages.takeStored}
      </Button>
      <Button variant="contained" onClick={() => finish(mine)}>
        {messages.keepYours}
      </Button>
    </>
  );
  return (
    <TitledDialog
      title={formatMessage(messages.title, { file: titleOf(file) })}
      maxWidth="md"
      leave={messages.later}
      onClose={onClose}
      actions={
        isWhole ? (
          whole
        ) : (
          <Button
            variant="contained"
            disabled={fields.some((_, index) => !answers[index])}
            onClick={() => void apply()}
          >
            {messages.apply}
          </Button>
        )
      }
    >
      <DialogContentText>{explain(conflict, mine, fields)}</DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      {isWhole ? (
        <BothVersions {...{ file, path: [], before: stored ?? undefined, after: mine ?? undefined }} />
      ) : (
        fields.map((field, index) => (
          <ConflictingField
            key={index}
            change={{ file, ...field }}
            place={placeOf(field)}
            answer={answers[index]}
            onAnswer={(side) => setAnswers(fields.map((_, each) => (each === index ? side : answers[each])))}
          />
        ))
      )}
    </TitledDialog>
  );
};
