import { isMapping } from '../../documents/read/document/path.ts';

/**
 * A value in which every part that says the same as before is the very object that it was: React then renders only what
 * has changed.
 * @returns the old value itself when nothing differs
 */
export const reuseEqualParts = <T>(old: unknown, next: T): T => {
  if (Array.isArray(next) && Array.isArray(old)) {
    const kept = next.map((item: unknown, index) => reuseEqualParts(old[index], item));
    const isSame = kept.length === old.length && kept.every((item, index) => item === old[index]);
    return (isSame ? old : kept) as T;
  }
  if (!isMapping(next) || !isMapping(old)) return next;
  const names = Object.keys(next);
  const kept = Object.fromEntries(names.map((name) => [name, reuseEqualParts(old[name], next[name])]));
  const isSame = names.length === Object.keys(old).length && names.every((name) => kept[name] === old[name]);
  return (isSame ? old : kept) as T;
};
