import { distance } from 'fastest-levenshtein';

/**
 * Returns how many letters may differ: one in very short words, two (a transposition) in short ones, a third of long
 * ones.
 */
const maxDistance = (word: string): number =>
  word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));

/**
 * Returns the candidate that was probably meant.
 * @returns undefined if no candidate is similar enough to be a typo
 */
export const nearest = (written: string, candidates: Iterable<string>): string | undefined => {
  const target = written.toLowerCase();
  let best: string | undefined;
  let smallest = Infinity;
  for (const candidate of candidates) {
    const limit = Math.max(maxDistance(target), maxDistance(candidate));
    // The difference in length is a lower bound of the distance.
    if (Math.abs(target.length - candidate.length) > limit) continue;
    const steps = distance(target, candidate.toLowerCase());
    if (steps <= limit && steps < smallest) [best, smallest] = [candidate, steps];
  }
  return best;
};
