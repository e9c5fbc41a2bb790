import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { Source } from '../../documents/read/document/source.ts';

/** A document that is edited: its text with the places of everything in it, and what it says. */
export type OpenDocument = {
  source: Source;
  /** Undefined when the text is no YAML just now. */
  value: unknown;
};

const opened = new Map<string, OpenDocument>();

/** Reads a text; the same text is read once. @param file its name, as problems show it */
export const openDocument = (file: string, text: string): OpenDocument => {
  const known = opened.get(file);
  if (known?.source.text === text) return known;
  const source = new Source(file, text);
  const { document } = source.parse();
  // Aliases may make it larger than any page is (`maxAliasCount` of yaml).
  const value: unknown = document.errors.length > 0 ? undefined : tryOrUndefined(() => document.toJS());
  const made = { source, value };
  opened.set(file, made);
  return made;
};
