import { merge } from '../core/merge.ts';
import { isImageName } from './site-file.ts';
import type { Conflict } from './site-store.ts';

/** Content of a file: text or serialized image info; null if it does not exist, undefined if it is not text. */
export type FileText = string | null | undefined;

/** Our version of a file, the published version of others, and their common ancestor. */
type MergeInput = { mine: FileText; base: FileText; theirs: FileText };

/** Returns the conflict of a file that the editor has already resolved, if any. */
export const findDecision = (name: string, known: readonly Conflict[]): Conflict | undefined =>
  known.find((each) => each.name === name);

/**
 * Three-way merge of a file, used by both stores. After a decision, the published version that was decided about becomes
 * the base, so later changes of others merge with the decision.
 * @param known conflicts that the editor has decided, each with the published version at that time
 * @returns whose version to keep, or the merged text; undefined on conflict
 */
export const mergeFile = (
  name: string,
  { mine, base, theirs }: MergeInput,
  known: readonly Conflict[],
): 'mine' | 'theirs' | { text: string } | undefined => {
  const decided = findDecision(name, known);
  const from = decided ? decided.stored : base;
  // A conflict contains null both for a missing file and for a file that is not text.
  if (decided && from === (theirs ?? null)) return 'mine';
  if (mine === undefined || from === undefined || theirs === undefined) return undefined;
  if (mine === theirs || mine === from) return 'theirs';
  if (theirs === from) return 'mine';
  const text = isImageName(name) ? undefined : merge(mine, from, theirs);
  return typeof text === 'string' ? { text } : undefined;
};
