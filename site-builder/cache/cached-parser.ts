import { resolve } from 'node:path';
import type { Reading, Unread } from '../../documents/read/document/site-document.ts';
import { codeVersion } from './engine-hash.ts';
import { keyOf, type Store } from './build-cache.ts';

type ReadMany = (documents: Unread[]) => Promise<Reading[]>;

/**
 * Reads the documents of a folder that have changed since the last build; the results for the others are in the store.
 * The results for a folder are one file: a file per document would take longer to write than the document to read.
 */
export const storedReadings =
  (store: Store, pagesDir: string, readMany: ReadMany): ReadMany =>
  async (documents) => {
    const name = `documents-${keyOf(resolve(pagesDir))}`;
    const before = store.read<Map<string, Reading>>(name) ?? new Map<string, Reading>();
    const version = codeVersion();
    const keys = documents.map(({ kind, file, text }) => keyOf(version, kind, file, text));
    const unread = documents.filter((_, index) => !before.has(keys[index] as string));
    const fresh = await readMany(unread);
    const now = new Map(keys.map((key) => [key, before.get(key) ?? (fresh.shift() as Reading)]));
    if (unread.length > 0 || now.size < before.size) store.write(name, now);
    return keys.map((key) => now.get(key) as Reading);
  };
