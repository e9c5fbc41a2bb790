import {
  Alert,
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
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

/** The two versions: the side, its label, and the property of a `ValueChange` with its value. */
const sides = [
  ['theirs', messages.stored, 'before'],
  ['mine', messages.yours, 'after'],
] as const;

type FieldProps = { change: Change; place: string; answer: Side | undefined; onAnswer: (side: Side) => void };

/** A field, or a whole file, that both sides changed, with both values to choose from. */
const ConflictingValue = ({ change, place, answer, onAnswer }: FieldProps) => {
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
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
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
  const versions = stored === null || mine === null ? undefined : { mine, base, theirs: stored };
  const fields = versions && listConflicts(file, versions);
  // The editor chooses a whole version if the file is an image, was removed, is not YAML in one version, or cannot be
  // merged.
  const isWhole = !fields || failure !== undefined;
  const conflicts = isWhole ? [{ path: [], before: stored ?? undefined, after: mine ?? undefined }] : fields;
  const placeOf = ({ path, after }: ValueChange): string => {
    if (isWhole) return titleOf(file);
    const isRemovedEntry = after === undefined && typeof path.at(-1) === 'number';
    return describeValue(parseValue(file, (isRemovedEntry ? stored : mine) ?? ''), path);
  };
  const resolve = (): string | null => {
    if (versions && !isWhole) return mergeFields(file, versions, answers as Side[]);
    return answers[0] === 'theirs' ? stored : mine;
  };
  const apply = async (): Promise<void> => {
    await run(async () => {
      decide(resolve());
      onClose();
    });
    setAnswers([]);
  };
  return (
    <TitledDialog
      title={formatMessage(messages.title, { file: titleOf(file) })}
      maxWidth="md"
      leave={messages.later}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={conflicts.some((_, index) => !answers[index])}
          onClick={() => void apply()}
        >
          {messages.apply}
        </Button>
      }
    >
      <DialogContentText>{explain(conflict, mine, fields)}</DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      {conflicts.map((each, index) => (
        <ConflictingValue
          key={index}
          change={{ file, ...each }}
          place={placeOf(each)}
          answer={answers[index]}
          onAnswer={(side) => setAnswers(conflicts.map((_, at) => (at === index ? side : answers[at])))}
        />
      ))}
    </TitledDialog>
  );
};
