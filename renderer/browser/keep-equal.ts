const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value with every part of it that is equal to what it was before taken from there: what is the same object is not
 * drawn again.
 */
export const keepEqual = <T>(before: unknown, now: T): T => {
  const lists = Array.isArray(before) && Array.isArray(now);
  if (!lists && !(isGroup(before) && isGroup(now))) return now;
  const [old, own] = [before, now] as [Record<string, unknown>, Record<string, unknown>];
  const entries = Object.entries(own).map(([key, value]) => [key, keepEqual(old[key], value)] as const);
  const same =
    Object.keys(old).length === entries.length && entries.every(([key, value]) => Object.is(old[key], value));
  if (same) return before as T;
  return (lists ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
};
