import { Alert, Button, List } from '@mui/material';
import { useState } from 'react';
import { parseValue, type ValueChange } from '../../documents/changes/list-changes.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { ChangeEntry } from '../changes/change-entry.tsx';
import { useShowValues } from '../changes/change-list.tsx';
import { useRun } from '../core/use-run.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { describeValue } from '../naming/labels.ts';
import { useDraft, useStudio, useTitleOf } from '../state/use-studio.ts';
import { isImageName } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import { listConflicts, mergeFields, type Side } from './merge-fields.ts';

const messages = words.conflicts;

/** The two sides, and the property of a `ValueChange` with the value of each. */
const sides = [
  ['theirs', 'before'],
  ['mine', 'after'],
] as const;

const keyOf = ({ path }: ValueChange): string => path.join('.');

type Props = {
  /** Returns the text from which both versions of a file started. */
  baseOf: (conflict: Conflict) => string | undefined;
  /** Called with the resulting text once all places of a file are decided. */
  decide: (conflict: Conflict, text: string | null) => void;
};

/** A file that two people have changed: each place with both values, one of which the editor chooses. */
const FileConflict = ({ conflict, baseOf, decide }: Props & { conflict: Conflict }) => {
  const { name: file, stored } = conflict;
  const title = useTitleOf()(file);
  const { tokens } = useStudio();
  const showValues = useShowValues();
  const mine = useDraft().current.get(file) ?? null;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Side>>(new Map());
  const { run, failure } = useRun();
  const base = baseOf(conflict) ?? null;
  const versions = stored === null || mine === null ? undefined : { mine, base, theirs: stored };
  const fields = versions && listConflicts(file, versions);
  // The editor chooses a whole version if the file is an image, was removed, is not YAML in one version, or cannot be
  // merged.
  const isWhole = !fields || failure !== undefined;
  const valueOf = (text: string | null): string | undefined =>
    text === null || isImageName(file) ? (text ?? undefined) : messages.otherVersion;
  const conflicts = isWhole ? [{ path: [], before: valueOf(stored), after: valueOf(mine) }] : fields;
  const kind = isWhole ? 'whole' : conflicts.length === 0 ? 'combined' : 'choose';
  const placeOf = ({ path, after }: ValueChange): string => {
    const isRemovedEntry = after === undefined && typeof path.at(-1) === 'number';
    const document = parseValue(file, (isRemovedEntry ? stored : mine) ?? '');
    return interpolateText(describeValue(document, path), tokens.values);
  };
  const decideFile = (chosen: ReadonlyMap<string, Side>): void => {
    setAnswers(chosen);
    const all = conflicts.flatMap((each) => chosen.get(keyOf(each)) ?? []);
    if (all.length < conflicts.length) return;
    void run(async () => {
      if (!versions || isWhole) decide(conflict, all[0] === 'theirs' ? stored : mine);
      else decide(conflict, mergeFields(file, versions, all));
    });
  };
  return (
    <Alert
      id={`conflict-${file}`}
      tabIndex={-1}
      severity="warning"
      action={conflicts.length === 0 && <Button onClick={() => decideFile(answers)}>{messages.both}</Button>}
    >
      {formatMessage(messages[kind], { file: title })}
      <List dense disablePadding>
        {conflicts.map((each) => {
          const values = showValues({ file, ...each });
          return (
            <ChangeEntry
              key={keyOf(each)}
              place={isWhole ? title : placeOf(each)}
              at={{ file, path: each.path }}
              actions={sides.map(([side]) => ({
                label: messages.use[side],
                run: () => decideFile(new Map(answers).set(keyOf(each), side)),
                isChosen: answers.get(keyOf(each)) === side,
              }))}
            >
              {sides.map(([side, version]) => (
                <div key={side} style={{ whiteSpace: 'pre-line' }}>
                  {messages.wrote[side]} <strong>{values[version]}</strong>
                </div>
              ))}
            </ChangeEntry>
          );
        })}
      </List>
    </Alert>
  );
};

/** Lists the files that two people have changed at the same places, to be decided place by place. */
export const ConflictList = ({ conflicts, ...props }: Props & { conflicts: readonly Conflict[] }) =>
  conflicts.map((each) => <FileConflict key={each.name} conflict={each} {...props} />);
