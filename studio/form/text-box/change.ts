/** One change of a text: what stands from `from` to `to` becomes `insert`. */
export type Change = { from: number; to: number; insert: string };

/** The smallest change that makes one text of another; so a cursor in it stays. Nothing when they are equal. */
export const change = (before: string, after: string): Change | undefined => {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
};
