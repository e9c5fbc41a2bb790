/** Creates a pseudo-random number generator for numbers from 0 to 1 (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Creates a function that randomly returns one of several outcomes, or undefined.
 * @param random returns numbers from 0 to 1
 * @param chances probability of each outcome; the remaining probability is that of undefined
 * @param counts counts the outcomes by name
 */
export const createDraw =
  <F extends string>(
    random: () => number,
    chances: [F, number][],
    counts: Map<string, number>,
    part: string,
  ) =>
  (): F | undefined => {
    let left = random();
    for (const [outcome, chance] of chances) {
      left -= chance;
      if (left >= 0) continue;
      const name = `${part}=${outcome}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return outcome;
    }
    return undefined;
  };
