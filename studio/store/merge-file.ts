import { merge } from '../core/merge.ts';
import { isPicture } from './site-file.ts';
import type { Conflict } from './site-store.ts';

/** What a file holds: its text, or the line of a picture; null where there is no file, nothing where it is no text. */
export type Held = string | null | undefined;

/** A file as one has it, as others have published it, and what both began from. */
type ThreeStates = { mine: Held; base: Held; theirs: Held };

/** The decision about a file, where somebody has made one. */
export const decisionOf = (name: string, known: readonly Conflict[]): Conflict | undefined =>
  known.find((each) => each.name === name);

/**
 * Joins what two people made of a file, by the rule of both stores. What was decided about, and not what was there before,
 * is what both begin from after a decision: so what others publish later is joined with the decision.
 * @param known what others had published of files when somebody decided what stays of them
 * @returns whose state stays, or the text with the changes of both; nothing when both have changed the same
 */
export const joinFile = (
  name: string,
  { mine, base, theirs }: ThreeStates,
  known: readonly Conflict[],
): 'mine' | 'theirs' | { text: string } | undefined => {
  const decided = decisionOf(name, known);
  const from = decided ? decided.stored : base;
  // A conflict tells of what is no text as of what is not there.
  if (decided && from === (theirs ?? null)) return 'mine';
  if (mine === undefined || from === undefined || theirs === undefined) return undefined;
  if (mine === theirs || mine === from) return 'theirs';
  if (theirs === from) return 'mine';
  const text = isPicture(name) ? undefined : merge<string | null>(mine, from, theirs);
  return typeof text === 'string' ? { text } : undefined;
};
