import { getChild, getIn, isMapping, type Path } from '../../read/document/path.ts';

/**
 * Returns a value with another one at a path; creates missing mappings and sequences.
 * @throws Error for an index that is out of range
 */
export const setIn = (value: unknown, path: Path, next: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const child = setIn(getChild(value, step), rest, next);
  if (typeof step === 'string') return { ...(isMapping(value) ? value : {}), [step]: child };
  const entries: unknown[] = Array.isArray(value) ? value : [];
  if (step < 0 || step > entries.length) throw new Error(`the index ${step} is out of range`);
  return entries.toSpliced(step, 1, child);
};

/** Returns a value without the field or entry at a path. */
export const deleteIn = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return undefined;
  if (rest.length > 0) return setIn(value, [step], deleteIn(getChild(value, step), rest));
  if (Array.isArray(value)) return value.toSpliced(Number(step), 1);
  return Object.fromEntries(Object.entries(Object(value) as object).filter(([name]) => name !== step));
};

/** Returns a list with an entry moved. */
export const moveItem = (list: readonly unknown[], from: number, to: number): unknown[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]);

/** Returns a value with a field of a mapping renamed. */
export const renameIn = (value: unknown, mappingPath: Path, from: string, to: string): unknown => {
  const fields = Object.entries(Object(getIn(value, mappingPath)) as object);
  const renamed = fields.map(([name, child]) => [name === from ? to : name, child as unknown]);
  return setIn(value, mappingPath, Object.fromEntries(renamed));
};

/** Returns a value with a field moved. @param next its new value; default: the old one */
export const moveIn = (value: unknown, from: Path, to: Path, next: unknown = getIn(value, from)): unknown =>
  setIn(deleteIn(value, from), to, next);
