import words from './messages.json';

/** UI texts of the Studio. */
export { words };

/** Replaces placeholders such as `{name}` in a text with values. */
export const formatMessage = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/**
 * Returns the text for a count: `none` for 0 if given, `one` for 1, otherwise the plural text with its `{count}`
 * replaced.
 */
export const selectPlural = (count: number, one: string, many: string, none = many): string =>
  count === 1 ? one : formatMessage(count === 0 ? none : many, { count });

/** Returns the message of any thrown value. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
