import { getChild, isDeepEqual, isMapping, type Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import { matchEntries } from './matched-entries.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** Texts of a site's documents and serialized image infos, by file name. */
export type Texts = ReadonlyMap<string, string>;

/** A value that differs between two versions of a document; undefined where it does not exist. */
export type ValueChange = {
  /** Its path in the new version, or in the old one if it was removed; empty for a whole document. */
  path: Path;
  before: unknown;
  after: unknown;
};

/** A value that differs between two versions of a site. */
export type Change = ValueChange & { file: string };

/**
 * Yields the changes of a list. If entries have moved, the list itself is a change too, which precedes those of its
 * entries.
 */
function* diffLists(before: unknown[], after: unknown[], path: Path): Generator<ValueChange> {
  const matches = matchEntries(before, after);
  if (matches.some(({ isMoved }) => isMoved)) yield { path, before, after };
  const formerOf = new Map(matches.map(({ from, to }) => [to, from]));
  const remaining = new Set(formerOf.values());
  for (const index of [...before.keys()].toReversed())
    if (!remaining.has(index)) yield { path: [...path, index], before: before[index], after: undefined };
  for (const [index, entry] of after.entries())
    yield* diffValues(before[formerOf.get(index) ?? -1], entry, [...path, index]);
}

/**
 * Yields the differences between two values of a document, ignoring the order of fields. Applied one after the other, they
 * turn the old value into the new one.
 * @param path path of the value in its document
 */
export function* diffValues(before: unknown, after: unknown, path: Path = []): Generator<ValueChange> {
  if (isDeepEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* diffLists(before, after, path);
  else if (isMapping(before) && isMapping(after))
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* diffValues(getChild(before, name), getChild(after, name), [...path, name]);
  else yield { path, before, after };
}

/** Returns the value of a document; undefined if it cannot be parsed, such as that of an image. */
export const parseValue = (file: string, text = ''): unknown => {
  if (!/\.ya?ml$/i.test(file)) return undefined;
  const { document } = new Source(file, text).parse();
  // `toJS` throws if the aliases of the document would expand to more values than any page contains.
  return document.errors.length > 0 ? undefined : tryOrUndefined(() => document.toJS());
};

/**
 * Lists the values that differ between two versions of a site, in the order of the file names. A file that was added,
 * was removed or cannot be parsed is one change without a path. A file in which only comments or formatting differ is
 * such a change, too, with two equal values.
 */
export const listChanges = (before: Texts, after: Texts): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const texts = [before.get(file), after.get(file)] as const;
    if (texts[0] === texts[1]) return [];
    const [from, to] = texts.map((text) => text && (parseValue(file, text) ?? text));
    const changes = isMapping(from) && isMapping(to) ? [...diffValues(from, to)] : [];
    const whole = [{ path: [], before: from, after: to }];
    return (changes.length > 0 ? changes : whole).map((change) => ({ file, ...change }));
  });
