import { resolve } from 'node:path';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/site-document.ts';
import { codeHash } from './engine-hash.ts';
import { cacheKey, type BuildCache } from './build-cache.ts';

type ReadMany = (documents: UnparsedDocument[]) => Promise<ParsedDocument[]>;

/**
 * Returns a function that parses only the documents that have changed since the last build and takes the others from the
 * cache. All results of a folder are in one cache file, because writing a file per document would take longer than
 * parsing it.
 */
export const cachedParser =
  (store: BuildCache, pagesDir: string, readMany: ReadMany): ReadMany =>
  async (documents) => {
    const name = `documents-${cacheKey(resolve(pagesDir))}`;
    const cached = store.read<Map<string, ParsedDocument>>(name) ?? new Map<string, ParsedDocument>();
    const version = codeHash();
    const keys = documents.map(({ kind, source: { file, text } }) => cacheKey(version, kind, file, text));
    const uncached = documents.filter((_, index) => !cached.has(keys[index] as string));
    const parsed = await readMany(uncached);
    const current = new Map(keys.map((key) => [key, cached.get(key) ?? (parsed.shift() as ParsedDocument)]));
    if (uncached.length > 0 || current.size < cached.size) store.write(name, current);
    return keys.map((key) => current.get(key) as ParsedDocument);
  };
