import { getChild, getIn, toArray, type Path } from '../../documents/read/document/path.ts';
import { listFields, readConditions } from './conditions.ts';
import { isWithin } from './state/placed-problems.ts';

/**
 * Returns unique names for a new entry of a form by their paths: field names that other fields have, or the value of
 * another choice, get a number. The conditions of a copied step refer to its own fields.
 */
export const findUniqueNames = (form: unknown, entry: Path): Map<Path, unknown> => {
  const list = entry.slice(0, -1);
  const all =
    list.at(-1) === 'choices'
      ? toArray(getIn(form, list)).map((_, index) => [...list, index, 'value'])
      : listFields(form).map((path) => [...path, 'name']);
  const nameAt = (path: Path): string => String(getIn(form, path));
  const taken = new Set(all.filter((path) => !isWithin(path, entry)).map(nameAt));
  const conditions = readConditions(form).filter((each) => isWithin(each.path, entry));
  const names = new Map<Path, unknown>();
  for (const path of all.filter((each) => isWithin(each, entry))) {
    const name = nameAt(path);
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = name.replace(/\d*$/, String(number));
    if (unique !== name) names.set(path, unique);
    for (const { path: condition, when } of unique === name ? [] : conditions)
      if (getChild(when, name) !== undefined) names.set(condition, { [unique]: getChild(when, name) });
    taken.add(unique);
  }
  return names;
};
