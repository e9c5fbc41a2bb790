import { setIn } from '../edit/text/expected-values.ts';
import { isDeepEqual, isMapping, getIn, type Mapping, type Path } from '../read/document/path.ts';
import type { FieldMigration, NestFields } from './migration.ts';

/** Returns the fields of a mapping after a migration step. */
const migrateFields = (fields: Mapping, step: FieldMigration): Mapping => {
  const entries = Object.entries(fields);
  if (step.kind === 'rename')
    return Object.fromEntries(entries.map(([name, value]) => [name === step.from ? step.to : name, value]));
  const { into, names } = step;
  const isNested = ([name]: [string, unknown]) => Object.hasOwn(names, name);
  const nested = entries.filter(isNested).map(([name, value]) => [names[name], value]);
  return Object.fromEntries([
    ...entries.filter((entry) => !isNested(entry)),
    [into, Object.fromEntries(nested) as Mapping],
  ]) as Mapping;
};

/** Returns the value of a document after a migration step. */
export const applyFieldMigration = (value: unknown, step: FieldMigration): unknown => {
  const fields = getIn(value, step.mappingPath);
  return isMapping(fields) ? setIn(value, step.mappingPath, migrateFields(fields, step)) : value;
};

/** Returns the fields that a migration step affects, by their old names. */
export const affectedFields = (value: unknown, step: FieldMigration): string[] =>
  step.kind === 'rename'
    ? [step.from]
    : Object.keys(Object(getIn(value, step.mappingPath)) as Mapping).filter((name) =>
        Object.hasOwn(step.names, name),
      );

const pathBeforeNesting = ({ mappingPath, names }: NestFields, [name, ...rest]: Path): Path => {
  const oldName = Object.keys(names).find((key) => names[key] === name);
  return oldName === undefined ? mappingPath : [...mappingPath, oldName, ...rest];
};

/** Returns the path of a value before a migration step. A new mapping is located at its parent. */
export const pathBeforeMigration = (step: FieldMigration, path: Path): Path => {
  const { mappingPath } = step;
  const [field, ...rest] = path.slice(mappingPath.length);
  if (!isDeepEqual(path.slice(0, mappingPath.length), mappingPath)) return path;
  if (step.kind === 'rename') return field === step.to ? [...mappingPath, step.from, ...rest] : path;
  return field === step.into ? pathBeforeNesting(step, rest) : path;
};
