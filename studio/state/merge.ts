import { diff3Merge } from 'node-diff3';

const lines = (text: string): string[] => text.split(/(?<=\n)/);

/**
 * Joins two changes of one text.
 * @param base the text that both began from
 * @returns the text with both changes; nothing when both touch the same lines
 */
export const merge = (mine: string, base: string, theirs: string): string | undefined => {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const parts: string[] = [];
  for (const { ok, conflict } of regions) {
    if (conflict || !ok) return undefined;
    parts.push(...ok);
  }
  return parts.join('');
};
