import { diff3Merge } from 'node-diff3';

const lines = (text: string): string[] => text.split(/(?<=\n)/);

/** Whose lines stand where both changes touch the same. */
export type ConflictWinner = 'mine' | 'theirs';

/** Lines next to each other that were changed where they stand, each on one side alone; nothing when it is not so. */
const lineByLine = (mine: string[], base: string[], theirs: string[]): string[] | undefined => {
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const together = base.map((line, index) => {
    const [one, other] = [mine[index], theirs[index]];
    return one === line || one === other ? other : other === line ? one : undefined;
  });
  return together.every((line) => line !== undefined) ? together : undefined;
};

const joined = (mine: string, base: string, theirs: string, wins?: ConflictWinner): string | undefined => {
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const parts: string[] = [];
  for (const { ok, conflict } of regions) {
    const won = conflict && wins && (wins === 'mine' ? conflict.a : conflict.b);
    const together = ok ?? (conflict && lineByLine(conflict.a, conflict.o, conflict.b)) ?? won;
    if (!together) return undefined;
    parts.push(...together);
  }
  return parts.join('');
};

/**
 * Joins two changes of one document; null is one that is not there.
 * @param base what both began from
 * @param wins whose lines stand where both touch the same
 * @returns the document with both changes; nothing when both touch the same lines and neither is to win
 */
export const merge = <T extends string | null>(
  mine: T,
  base: T,
  theirs: T,
  wins?: ConflictWinner,
): T | undefined => {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  if (mine === null || base === null || theirs === null) return wins && (wins === 'mine' ? mine : theirs);
  return joined(mine, base, theirs, wins) as T | undefined;
};
