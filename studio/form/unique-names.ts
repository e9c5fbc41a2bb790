import { getChild, getIn, toArray, type Path } from '../../documents/read/document/path.ts';
import { isWithin } from './state/placed-problems.ts';

/** Returns the paths of the names of all fields of a form. */
const fieldNames = (form: unknown): Path[] =>
  toArray(getChild(form, 'steps')).flatMap((step, index) =>
    toArray(getChild(step, 'fields')).map((_, field) => ['steps', index, 'fields', field, 'name']),
  );

/**
 * Returns unique names for a new entry of a form by their paths: field names that other fields have, or the value of
 * another choice, get a number.
 */
export const findUniqueNames = (form: unknown, entry: Path): Map<Path, string> => {
  const list = entry.slice(0, -1);
  const all =
    list.at(-1) === 'choices'
      ? toArray(getIn(form, list)).map((_, index) => [...list, index, 'value'])
      : fieldNames(form);
  const nameAt = (path: Path): string => String(getIn(form, path));
  const taken = new Set(all.filter((path) => !isWithin(path, entry)).map(nameAt));
  const names = new Map<Path, string>();
  for (const path of all.filter((each) => isWithin(each, entry))) {
    const name = nameAt(path);
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = name.replace(/\d*$/, String(number));
    if (unique !== name) names.set(path, unique);
    taken.add(unique);
  }
  return names;
};
