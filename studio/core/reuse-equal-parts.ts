import { isMapping } from '../../documents/read/document/path.ts';

/**
 * Replaces every part of `next` that deeply equals its counterpart in `old` by the old object, so that React re-renders only
 * what has changed.
 * @returns `old` itself if nothing differs
 */
export const reuseEqualParts = <T>(old: unknown, next: T): T => {
  if (next === old) return next;
  if (Array.isArray(next) && Array.isArray(old)) {
    const reused = next.map((item: unknown, index) => reuseEqualParts(old[index], item));
    const isSame = reused.length === old.length && reused.every((item, index) => item === old[index]);
    return (isSame ? old : reused) as T;
  }
  if (next instanceof Map && old instanceof Map) {
    const isEqual = ([key, value]: [unknown, unknown]) =>
      reuseEqualParts(old.get(key), value) === old.get(key);
    return next.size === old.size && [...next].every(isEqual) ? (old as T) : next;
  }
  if (!isMapping(next) || !isMapping(old)) return next;
  const names = Object.keys(next);
  const reused = Object.fromEntries(names.map((name) => [name, reuseEqualParts(old[name], next[name])]));
  const isSame =
    names.length === Object.keys(old).length && names.every((name) => reused[name] === old[name]);
  return (isSame ? old : reused) as T;
};
