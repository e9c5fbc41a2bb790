import words from './messages.json';

/** What people read in the Studio. */
export { words };
export type Messages = typeof words;

/** Puts values into a text: `{name}` becomes the value of that name. */
export const formatMessage = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What is said of one thing, or of several: `{count}` becomes their number. */
export const selectPlural = (count: number, one: string, many: string): string =>
  count === 1 ? one : formatMessage(many, { count });

/** What went wrong, in words. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
