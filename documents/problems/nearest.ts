import { distance } from 'fastest-levenshtein';

/** How many letters may differ: one in a very short word, two (a swap) in a short one, a third of a long one. */
const tolerance = (word: string): number => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3)));

/**
 * The candidate that a writer most probably meant.
 * @returns nothing when none is near enough to be a slip of the pen
 */
export const nearest = (written: string, candidates: Iterable<string>): string | undefined => {
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const limit = Math.max(tolerance(wanted), tolerance(candidate));
    // Each letter more or less is a step.
    if (Math.abs(wanted.length - candidate.length) > limit) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps <= limit && steps < least) [best, least] = [candidate, steps];
  }
  return best;
};
