import { merge } from '../core/merge.ts';
import { isImageName } from './site-file.ts';
import type { Conflict } from './site-store.ts';

/** What a file holds: its text, or the line of a picture; null where there is no file, nothing where it is no text. */
export type FileText = string | null | undefined;

/** A file as one has it, as others have published it, and what both began from. */
type ThreeStates = { mine: FileText; base: FileText; theirs: FileText };

/** The decision about a file, where somebody has made one. */
export const findDecision = (name: string, known: readonly Conflict[]): Conflict | undefined =>
  known.find((each) => each.name === name);

/**
 * Joins what two people made of a file, by the rule of both stores. What was decided about, and not what was there before,
 * is what both begin from after a decision: so what others publish later is joined with the decision.
 * @param known what others had published of files when somebody decided what stays of them
 * @returns whose state stays, or the text with the changes of both; nothing when both have changed the same
 */
export const mergeFile = (
  name: string,
  { mine, base, theirs }: ThreeStates,
  known: readonly Conflict[],
): 'mine' | 'theirs' | { text: string } | undefined => {
  const decided = findDecision(name, known);
  const from = decided ? decided.stored : base;
  // A conflict tells of what is no text as of what is not there.
  if (decided && from === (theirs ?? null)) return 'mine';
  if (mine === undefined || from === undefined || theirs === undefined) return undefined;
  if (mine === theirs || mine === from) return 'theirs';
  if (theirs === from) return 'mine';
  const text = isImageName(name) ? undefined : merge<string | null>(mine, from, theirs);
  return typeof text === 'string' ? { text } : undefined;
};
