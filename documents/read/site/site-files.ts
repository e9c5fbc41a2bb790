import { fileProblem } from '../../problems/finding.ts';
import { findOriginal, toCopyProblem, canonicalPath, strayFile, type UnexpectedFile } from './file-names.ts';

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
  strays: UnexpectedFile[];
};

/** The route of the page that is shown for an unknown path. */
export const notFoundRoute = '/not-found';

/** Files that the build makes beside the pages, by their paths. */
export const generatedFiles: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt']);

/** First parts of addresses: where the forms are sent to, and where the build puts its files. */
const reserved = new Set(['api', 'assets', 'data', 'media']);

/** The first part of an address that no page can have; nothing when a page can. */
export const reservedSegment = (route: string): string | undefined => {
  const first = route.split('/')[1] ?? '';
  return reserved.has(first) ? first : undefined;
};

const yamlFile = /\.ya?ml$/i;

/** The address of a page: `stone/marble.yaml` is `/stone/marble`; `home` and `index` are the folder itself. */
export const toRoute = (path: string): string => {
  const name = canonicalPath(path).replace(yamlFile, '');
  if (name === 'home') return '/';
  return `/${name}`.replace(/\/index$/, '') || '/';
};

/** The files of a folder and of those in it, without those of which a part of the name is left out; sorted. */
const filesBelow = (
  names: readonly string[],
  folder: string,
  isLeftOut: (part: string) => boolean = () => false,
): string[] =>
  names
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.') || isLeftOut(part)))
    .sort();

/**
 * Says what each file of a site is.
 * @param all the names of the files, from the folder of the site with `/` between
 */
export const classifyFiles = (all: Iterable<string>): SiteFiles => {
  const names = [...all];
  const top = [...new Set(names.map((name) => name.replace(/\/.*/, '')))].sort();
  const pages = filesBelow(names, '', (part) => part.startsWith('_') || part === 'media');
  const shared = filesBelow(names, '_shared/');
  const media = filesBelow(names, 'media/');
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
    const original = findOriginal(path, readable);
    return original === undefined ? [] : [toCopyProblem(path, original)];
  });
  const isCopy = (path: string) => copies.some((copy) => copy.path === path);
  return {
    site,
    pages: read.filter((path) => !isCopy(path)).map((path) => ({ path, route: toRoute(path) })),
    shared: new Map(
      pieces
        .filter((path) => yamlFile.test(path) && !isCopy(path))
        .map((path) => [canonicalPath(path).slice('_shared/'.length).replace(yamlFile, ''), path]),
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

const amongPictures = (name: string): UnexpectedFile => ({
  path: `media/${name}`,
  route: canonicalPath(name).replace(yamlFile, ''),
  problem: fileProblem(`media/${name}`, 'file-name', { cause: 'media' }),
});

/** A file that was meant to be `_site.yaml`, or is a copy of it. */
const besideSite = (path: string, site: string | undefined): UnexpectedFile => ({
  path,
  problem: fileProblem(
    path,
    'file-name',
    site === undefined ? { cause: 'site' } : { cause: 'site-copy', original: site },
  ),
});
