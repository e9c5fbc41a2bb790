import { diffText } from '../../documents/edit/text/edits.ts';
import type { FileChange } from './site-store.ts';

/** The texts of documents by their names. */
export type FileTexts = ReadonlyMap<string, string>;

/** Replaces `before` with `after` at offset `start`. `null` stands for a document that does not exist. */
export type Patch = { name: string; start: number; before: string | null; after: string | null };

/** Creates a patch with only the range in which the two texts differ. */
export const createPatch = ({ name, before, after }: FileChange): Patch => {
  if (before === null || after === null) return { name, start: 0, before, after };
  const { start, end, text } = diffText(before, after);
  return { name, start, before: before.slice(start, end), after: text };
};

/** Returns the patch that undoes a patch. */
export const invertPatch = ({ before, after, ...patch }: Patch): Patch => ({
  ...patch,
  before: after,
  after: before,
});

/** Applies a patch to a text. */
export const applyPatch = (text: string | null, { start, before, after }: Patch): string | null =>
  text === null || before === null || after === null
    ? after
    : text.slice(0, start) + after + text.slice(start + before.length);

/** Returns a copy of `texts` with some of them replaced; null removes a text. */
export const replaceTexts = (
  texts: FileTexts,
  replacements: Iterable<readonly [name: string, text: string | null]>,
): Map<string, string> => {
  const next = new Map(texts);
  for (const [name, text] of replacements) {
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return next;
};

/** Applies patches of several documents. */
export const applyPatches = (texts: FileTexts, patches: readonly Patch[]): Map<string, string> =>
  replaceTexts(
    texts,
    patches.map((patch) => [patch.name, applyPatch(texts.get(patch.name) ?? null, patch)]),
  );

/** Returns the documents that differ between two versions of the site. */
export const diffTexts = (before: FileTexts, after: FileTexts): FileChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
