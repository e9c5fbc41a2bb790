import { setIn } from '../edit/text/expected-values.ts';
import { isDeepEqual, isMapping, getIn, type Mapping, type Path } from '../read/document/path.ts';
import type { FieldMigration, NestFields } from './migration.ts';

/** Returns the fields of a mapping after a migration step. */
const changedFields = (fields: Mapping, change: FieldMigration): Mapping => {
  const entries = Object.entries(fields);
  if (change.kind === 'rename')
    return Object.fromEntries(
      entries.map(([name, value]) => [name === change.from ? change.to : name, value]),
    );
  const { into, names } = change;
  const isGathered = ([name]: [string, unknown]) => Object.hasOwn(names, name);
  const inside = entries.filter(isGathered).map(([name, value]) => [names[name], value]);
  return Object.fromEntries([
    ...entries.filter((entry) => !isGathered(entry)),
    [into, Object.fromEntries(inside) as Mapping],
  ]) as Mapping;
};

/** Returns the value of a document after a migration step. */
export const applyFieldMigration = (value: unknown, change: FieldMigration): unknown => {
  const fields = getIn(value, change.group);
  return isMapping(fields) ? setIn(value, change.group, changedFields(fields, change)) : value;
};

/** Returns the fields that a migration step affects, by their old names. */
export const affectedFields = (value: unknown, change: FieldMigration): string[] =>
  change.kind === 'rename'
    ? [change.from]
    : Object.keys(Object(getIn(value, change.group)) as Mapping).filter((name) =>
        Object.hasOwn(change.names, name),
      );

const gatheredBefore = ({ group, names }: NestFields, [name, ...rest]: Path): Path => {
  const former = Object.keys(names).find((each) => names[each] === name);
  return former === undefined ? group : [...group, former, ...rest];
};

/** Returns the path of a value before a migration step. A new mapping is located at its parent. */
export const pathBeforeMigration = (change: FieldMigration, path: Path): Path => {
  const { group } = change;
  const [step, ...rest] = path.slice(group.length);
  if (!isDeepEqual(path.slice(0, group.length), group)) return path;
  if (change.kind === 'rename') return step === change.to ? [...group, change.from, ...rest] : path;
  return step === change.into ? gatheredBefore(change, rest) : path;
};
