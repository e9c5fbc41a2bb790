import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { Source } from '../../documents/read/document/source.ts';

/** A parsed document: its source with positions, and its value. */
export type OpenDocument = {
  source: Source;
  /** Undefined while the text is not valid YAML. */
  value: unknown;
};

const cache = new Map<string, OpenDocument>();

/** Parses a document; caches the last text of each file. */
export const openDocument = (file: string, text: string): OpenDocument => {
  const known = cache.get(file);
  if (known?.source.text === text) return known;
  const source = new Source(file, text);
  const { document } = source.parse();
  // `toJS` throws if aliases expand too far (`maxAliasCount` of yaml).
  const value: unknown = document.errors.length > 0 ? undefined : tryOrUndefined(() => document.toJS());
  const opened = { source, value };
  cache.set(file, opened);
  return opened;
};
