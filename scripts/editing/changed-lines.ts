/** A line that goes (`-`) or comes (`+`), and its number in the text that it belongs to. */
export type ChangedLine = { sign: '-' | '+'; line: number; text: string };

/** The nearest place from which on both texts go on alike: how many lines go, and how many come. */
const meetingPoint = (old: string[], now: string[]): [number, number] => {
  for (let distance = 1; distance < old.length + now.length; distance += 1)
    for (let gone = 0; gone <= distance; gone += 1) {
      const come = distance - gone;
      if (gone <= old.length && come <= now.length && old[gone] === now[come]) return [gone, come];
    }
  return [old.length, now.length];
};

/**
 * The lines in which two texts differ, for a person who looks a change over.
 * @param before what a file holds
 * @param after what it is to hold
 */
export const changedLines = (before: string, after: string): ChangedLine[] => {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const changed: ChangedLine[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (old[a] === now[b]) {
      [a, b] = [a + 1, b + 1];
      continue;
    }
    const [gone, come] = meetingPoint(old.slice(a), now.slice(b));
    for (let count = 0; count < gone; count += 1, a += 1)
      changed.push({ sign: '-', line: a + 1, text: old[a] ?? '' });
    for (let count = 0; count < come; count += 1, b += 1)
      changed.push({ sign: '+', line: b + 1, text: now[b] ?? '' });
  }
  return changed;
};
