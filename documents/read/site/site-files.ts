import { fileProblem } from '../../problems/finding.ts';
import { isDownload } from './downloads.ts';
import { findOriginal, toCopyProblem, canonicalPath, strayFile, type UnexpectedFile } from './file-names.ts';

/** The file of a page and its route. */
export type PageFile = { path: string; route: string };

/** The files of a site, as paths relative to the pages folder with `/` as separator. */
export type SiteFiles = {
  site: string | undefined;
  brand: string | undefined;
  pages: PageFile[];
  /** Paths of shared sections by name. */
  shared: Map<string, string>;
  /** Paths of forms by name. */
  forms: Map<string, string>;
  /** Images and other files, as paths relative to the media folder. */
  media: Set<string>;
  /** Files that are not pages, and copies of other files; they are not read. */
  unexpected: UnexpectedFile[];
};

/** The route of the page that is shown for an unknown path. */
export const notFoundRoute = '/not-found';

/** URLs of files that the build generates in addition to the pages. */
export const generatedFiles: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt']);

/** Reserved first route segments: the API of the forms, and folders of generated files. */
const reserved = new Set(['api', 'assets', 'data', 'media']);

/** Returns the first segment of a route if it is reserved, otherwise undefined. */
export const reservedSegment = (route: string): string | undefined => {
  const first = route.split('/')[1] ?? '';
  return reserved.has(first) ? first : undefined;
};

const yamlFile = /\.ya?ml$/i;

/**
 * Returns the route of a page: `stone/marble.yaml` has `/stone/marble`; `home` has `/`, and `index` has the route of
 * its folder.
 */
export const toRoute = (path: string): string => {
  const name = canonicalPath(path).replace(yamlFile, '');
  if (name === 'home') return '/';
  return `/${name}`.replace(/\/index$/, '') || '/';
};

/** Returns the files below a folder, sorted, without hidden files and files with an excluded path segment. */
const listFilesBelow = (
  names: readonly string[],
  folder: string,
  isLeftOut: (part: string) => boolean = () => false,
): string[] =>
  names
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.') || isLeftOut(part)))
    .sort();

/** Returns the YAML files of a folder such as `_shared/` by their names without the folder and the extension. */
const byName = (paths: readonly string[]): Map<string, string> =>
  new Map(
    paths
      .filter((path) => yamlFile.test(path))
      .map((path) => [
        canonicalPath(path)
          .replace(/^[^/]*\//, '')
          .replace(yamlFile, ''),
        path,
      ]),
  );

/**
 * Classifies the files of a site.
 * @param all the paths of the files relative to the folder of the site, with `/` as separator
 */
export const classifyFiles = (all: Iterable<string>): SiteFiles => {
  const names = [...all];
  const top = [...new Set(names.map((name) => name.replace(/\/.*/, '')))].sort();
  const pages = listFilesBelow(names, '', (part) => part.startsWith('_') || part === 'media');
  const media = listFilesBelow(names, 'media/');
  const misplaced = media.filter((path) => yamlFile.test(path)).map(misplacedPage);
  const [site, brand] = (['site', 'brand'] as const).map((name) =>
    top.find((file) => file === `_${name}.yaml` || file === `_${name}.yml`),
  );
  const misnamed = top.filter((name) => /^(_?site\b|_brand)/i.test(name) && name !== site && name !== brand);
  const read = pages.filter((path) => yamlFile.test(path) && !misnamed.includes(path));
  const others = pages.filter(
    (path) => !yamlFile.test(path) && !misnamed.includes(path) && !isDownload(path),
  );
  const [shared, forms] = (['_shared/', '_forms/'] as const).map((folder) =>
    listFilesBelow(names, folder).map((path) => folder + path),
  ) as [string[], string[]];
  const readable = [...read, ...shared, ...forms];
  const copies = readable.flatMap((path) => {
    const original = findOriginal(path, readable);
    return original === undefined ? [] : [toCopyProblem(path, original)];
  });
  const strays = [...others, ...[...shared, ...forms].filter((path) => !yamlFile.test(path))];
  const isCopy = (path: string) => copies.some(({ file }) => file === path);
  return {
    site,
    brand,
    pages: read.filter((path) => !isCopy(path)).map((path) => ({ path, route: toRoute(path) })),
    shared: byName(shared.filter((path) => !isCopy(path))),
    forms: byName(forms.filter((path) => !isCopy(path))),
    media: new Set(media.map((name) => name.normalize('NFC'))),
    unexpected: [
      ...copies,
      ...misplaced,
      ...names.flatMap(inMisnamedFolder),
      ...misnamed.map((path) =>
        /^_brand/i.test(path)
          ? misnamedFile(path, brand, { what: 'colors and fonts', name: '_brand.yaml' })
          : misnamedFile(path, site, { what: 'facts', name: '_site.yaml' }),
      ),
      ...strays.flatMap((path) => strayFile(path, [...readable, ...strays]) ?? []),
    ],
  };
};

const misplacedPage = (name: string): UnexpectedFile => ({
  ...fileProblem(`media/${name}`, 'file-name', { cause: 'media' }),
  route: canonicalPath(name).replace(yamlFile, ''),
});

/** Returns the problem of a file in a folder such as `_form`, which was meant to be `_forms`. */
const inMisnamedFolder = (path: string): UnexpectedFile[] => {
  const [, start] = /^_(share|form)[ds]?\//i.exec(path) ?? [];
  if (start === undefined || /^_(?:shared|forms)\//.test(path)) return [];
  const name = start.toLowerCase() === 'form' ? '_forms' : '_shared';
  return [fileProblem(path, 'file-name', { cause: 'folder', name })];
};

/** Returns the problem of a file that was meant to be `_site.yaml` or `_brand.yaml`, or is a copy of it. */
const misnamedFile = (
  path: string,
  original: string | undefined,
  meant: { what: string; name: string },
): UnexpectedFile =>
  original === undefined
    ? fileProblem(path, 'file-name', { cause: 'site', ...meant })
    : toCopyProblem(path, original);
