/**
 * Creates a function that randomly returns one of several outcomes, or undefined.
 * @param random returns numbers from 0 to 1
 * @param chances probability of each outcome; the remaining probability is that of undefined
 * @param counts counts the outcomes by name
 */
export const createDraw =
  <F extends string>(
    random: () => number,
    chances: Record<F, number>,
    counts: Map<string, number>,
    part: string,
  ) =>
  (): F | undefined => {
    let left = random();
    for (const [outcome, chance] of Object.entries(chances) as [F, number][]) {
      left -= chance;
      if (left >= 0) continue;
      const name = `${part}=${outcome}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return outcome;
    }
    return undefined;
  };
