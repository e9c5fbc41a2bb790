import { resolve } from 'node:path';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/document/site-document.ts';
import { codeHash } from './engine-hash.ts';
import { cacheKey, type BuildCache } from './build-cache.ts';

type ReadMany = (documents: UnparsedDocument[]) => Promise<ParsedDocument[]>;

/**
 * Reads the documents of a folder that have changed since the last build; the results for the others are in the store.
 * The results for a folder are one file: a file per document would take longer to write than the document to read.
 */
export const cachedParser =
  (store: BuildCache, pagesDir: string, readMany: ReadMany): ReadMany =>
  async (documents) => {
    const name = `documents-${cacheKey(resolve(pagesDir))}`;
    const before = store.read<Map<string, ParsedDocument>>(name) ?? new Map<string, ParsedDocument>();
    const version = codeHash();
    const keys = documents.map(({ kind, file, text }) => cacheKey(version, kind, file, text));
    const unread = documents.filter((_, index) => !before.has(keys[index] as string));
    const fresh = await readMany(unread);
    const now = new Map(keys.map((key) => [key, before.get(key) ?? (fresh.shift() as ParsedDocument)]));
    if (unread.length > 0 || now.size < before.size) store.write(name, now);
    return keys.map((key) => now.get(key) as ParsedDocument);
  };
