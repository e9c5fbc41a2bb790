import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
};

/** The route of the page that is shown for an unknown path. */
export const notFoundRoute = '/not-found';

const yamlFile = /\.ya?ml$/i;

/** The address of a page: `stone/marble.yaml` is `/stone/marble`; `home` and `index` are the folder itself. */
export const routeOf = (path: string): string => {
  const name = path.replace(yamlFile, '').toLowerCase();
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
    entries.map((entry) =>
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
  return {
    site: top.find((name) => name === '_site.yaml' || name === '_site.yml'),
    pages: pages.filter((path) => yamlFile.test(path)).map((path) => ({ path, route: routeOf(path) })),
    shared: new Map(
      shared
        .filter((path) => yamlFile.test(path))
        .map((path) => [path.replace(yamlFile, ''), `_shared/${path}`]),
    ),
    media: new Set(media),
  };
};
