import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listSite } from '../../../documents/node/read-folder.ts';

/** Documents as they are written, tokens and shared pieces not yet in their places. */
export type Documents = { site: unknown; shared: Map<string, unknown>; pages: Map<string, unknown> };

/** A mapping of a document. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the documents of a folder: pages by route, shared pieces by name. */
export const readDocuments = async (folder: string): Promise<Documents> => {
  const files = await listSite(folder);
  const read = async (path: string): Promise<unknown> => parse(await readFile(join(folder, path), 'utf8'));
  const all = (paths: [string, string][]) =>
    Promise.all(paths.map(async ([name, path]): Promise<[string, unknown]> => [name, await read(path)]));
  return {
    site: await read(files?.site ?? '_site.yaml'),
    shared: new Map(await all([...(files?.shared ?? [])])),
    pages: new Map(await all((files?.pages ?? []).map(({ route, path }) => [route, path]))),
  };
};
