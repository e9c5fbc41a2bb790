import { resolve } from 'node:path';
import type { Reading, Unread } from '../../documents/read/document/site-document.ts';
import { codeVersion } from './code-version.ts';
import { keyOf, type Store } from './store.ts';

type ReadMany = (documents: Unread[]) => Promise<Reading[]>;

/**
 * Reads documents of a folder that no command has read before; the others come out of the store. All that was read of
 * a folder is one file: a file for each document takes longer to make than the document to read.
 */
export const storedReadings =
  (store: Store, pagesDir: string, readMany: ReadMany): ReadMany =>
  async (documents) => {
    const name = `documents-${keyOf(resolve(pagesDir))}`;
    const before = store.read<Map<string, Reading>>(name) ?? new Map<string, Reading>();
    const version = codeVersion();
    const keyed = documents.map((document) => {
      const { kind, file, text } = document;
      return { document, key: keyOf(version, kind, file, text) };
    });
    const unread = keyed.filter(({ key }) => !before.has(key));
    const readings = await readMany(unread.map(({ document }) => document));
    const fresh = new Map(unread.map(({ key }, index) => [key, readings[index] as Reading]));
    const now = new Map(keyed.map(({ key }) => [key, before.get(key) ?? (fresh.get(key) as Reading)]));
    if (unread.length > 0 || now.size < before.size) store.write(name, now);
    return keyed.map(({ key }) => now.get(key) as Reading);
  };
