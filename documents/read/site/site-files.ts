import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copiedFrom, copyOf, rightPath, strayFile, type StrayFile } from './file-names.ts';

/** A page's file and the address it gives. */
export type PageFile = { path: string; route: string };

/** Every file of a site, paths from the pages folder with `/` between. */
export type SiteFiles = {
  site: string | undefined;
  pages: PageFile[];
  /** Shared pieces by name. */
  shared: Map<string, string>;
  /** Pictures and other files, paths from the media folder. */
  media: Set<string>;
  /** Files that are no pages, and copies of others: none of them is read. */
  strays: StrayFile[];
};

/** The route of the page that is shown for an unknown path. */
export const notFoundRoute = '/not-found';

/** First parts of addresses: where the forms are sent to, and where the build puts its files. */
const reserved = new Set(['api', 'assets', 'data', 'media']);

/** The first part of an address that no page can have; nothing when a page can. */
export const keptFor = (route: string): string | undefined => {
  const first = route.split('/')[1] ?? '';
  return reserved.has(first) ? first : undefined;
};

const yamlFile = /\.ya?ml$/i;

/** The address of a page: `stone/marble.yaml` is `/stone/marble`; `home` and `index` are the folder itself. */
export const routeOf = (path: string): string => {
  const name = rightPath(path).replace(yamlFile, '');
  if (name === 'home') return '/';
  return `/${name}`.replace(/\/index$/, '') || '/';
};

const listFolder = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** Files of a folder and of those in it, sorted; hidden ones are left out. */
const filesBelow = async (
  folder: string,
  skip: (name: string) => boolean,
  prefix = '',
): Promise<string[]> => {
  const entries = (await listFolder(folder)).filter(({ name }) => !name.startsWith('.') && !skip(name));
  const nested = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name), skip, `${prefix}${entry.name}/`)
        : [prefix + entry.name],
    ),
  );
  return nested.flat().sort();
};

/**
 * Lists the files of a site.
 * @returns nothing when the folder does not exist
 */
export const listSite = async (pagesDir: string): Promise<SiteFiles | undefined> => {
  const top = (await readdir(pagesDir).catch(() => undefined))?.sort();
  if (!top) return undefined;
  const [pages, shared, media] = await Promise.all([
    filesBelow(pagesDir, (name) => name.startsWith('_') || name === 'media'),
    filesBelow(join(pagesDir, '_shared'), () => false),
    filesBelow(join(pagesDir, 'media'), () => false),
  ]);
  const misplaced = media.filter((path) => yamlFile.test(path)).map(amongPictures);
  const beside = top.filter(
    (name) => /^_?site\b/i.test(name) && name !== '_site.yaml' && name !== '_site.yml',
  );
  const read = pages.filter((path) => yamlFile.test(path) && !beside.includes(path));
  const others = pages.filter((path) => !yamlFile.test(path) && !beside.includes(path));
  const pieces = shared.map((path) => `_shared/${path}`);
  const site = top.find((name) => name === '_site.yaml' || name === '_site.yml');
  const readable = [...read, ...pieces];
  const copies = readable.flatMap((path) => {
    const original = copiedFrom(path, readable);
    return original === undefined ? [] : [copyOf(path, original)];
  });
  const isCopy = (path: string) => copies.some((copy) => copy.path === path);
  return {
    site,
    pages: read.filter((path) => !isCopy(path)).map((path) => ({ path, route: routeOf(path) })),
    shared: new Map(
      pieces
        .filter((path) => yamlFile.test(path) && !isCopy(path))
        .map((path) => [rightPath(path).slice('_shared/'.length).replace(yamlFile, ''), path]),
    ),
    media: new Set(media.map((name) => name.normalize('NFC'))),
    strays: [
      ...copies,
      ...misplaced,
      ...beside.map((path) => besideSite(path, site)),
      ...others.flatMap((path) => strayFile(path, [...read, ...others]) ?? []),
    ],
  };
};

const amongPictures = (name: string): StrayFile => {
  const route = rightPath(name).replace(yamlFile, '');
  const fix = 'Move it into the folder of the pages.';
  return { path: `media/${name}`, message: 'a page stands among the pictures', fix, route, isError: true };
};

/** A file that was meant to be `_site.yaml`, or is a copy of it. */
const besideSite = (path: string, site: string | undefined): StrayFile =>
  site === undefined
    ? {
        path,
        message: 'the facts of the site stand in _site.yaml',
        fix: 'Rename it to _site.yaml.',
        isError: true,
      }
    : { path, message: `the file is a copy of ${site}`, fix: `Remove this copy of ${site}.`, isError: true };
