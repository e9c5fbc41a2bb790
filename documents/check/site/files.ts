import { fileProblem } from '../../problems/finding.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import type { Problem } from '../../problems/problem.ts';
import { baseName, canonicalPath, stemOf } from '../../read/site/file-names.ts';
import { notFoundRoute, reservedSegment } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';

const validPath = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;

/**
 * Maximum length of a route segment in characters: the build adds suffixes to file names, and file systems allow 255
 * bytes.
 */
const maxSegmentLength = 200;

/** Returns why a page file cannot have its name. */
const nameProblem = (path: string, route: string): ParamsOf<'file-name'> | undefined => {
  const part = reservedSegment(route);
  if (!validPath.test(path)) return { cause: 'page', name: canonicalPath(path) };
  if (part !== undefined) return { cause: 'reserved', part };
  const isLong = route.split('/').some(({ length }) => length > maxSegmentLength);
  return isLong ? { cause: 'length', most: maxSegmentLength } : undefined;
};

function* checkPageFiles({ files, shownPath }: SiteModel): Generator<Problem> {
  const routes = new Map<string, string>();
  for (const { path, route } of files.pages) {
    const first = routes.get(route);
    const name = nameProblem(path, route);
    if (name) yield fileProblem(shownPath(path), 'file-name', name);
    else if (first !== undefined)
      yield fileProblem(shownPath(path), 'route-twice', { other: shownPath(first), route });
    if (first === undefined) routes.set(route, path);
  }
}

/**
 * Whether a document exists as a file in a wrong folder or with a wrong name, which is reported for that file.
 * @param name the name of a shared section or a form, or the route of a page without its first slash
 */
export const isMisplaced = ({ files, pages, shared }: SiteModel, name: string): boolean =>
  files.unexpected.some(({ file, route }) => route === name || baseName(file).split('.', 1)[0] === name) ||
  shared.get(name)?.readable === false ||
  pages.some(({ document }) => !document.readable && stemOf(document.source.file) === name);

function* checkMissingFiles(model: SiteModel): Generator<Problem> {
  const { files, shownPath } = model;
  const pathOf = (wanted: string) => files.pages.find(({ route }) => route === wanted)?.path;
  const isSiteMeant = files.unexpected.some(({ params }) => params.cause === 'site');
  if (files.site === undefined && !isSiteMeant)
    yield fileProblem(shownPath('_site.yaml'), 'site-missing', {});
  if (pathOf('/') === undefined && !isMisplaced(model, 'home'))
    yield fileProblem(shownPath('home.yaml'), 'home-missing', {});
  if (pathOf(notFoundRoute) !== undefined || isMisplaced(model, 'not-found')) return;
  const other = files.pages.find(({ route }) => /^\/(?:404|error|notfound|missing)$/.test(route));
  yield fileProblem(shownPath(other?.path ?? 'not-found.yaml'), 'not-found-missing', {});
}

/** Reports files that are missing, have an invalid name or have the same route. */
export function* checkFiles(model: SiteModel): Generator<Problem> {
  const { files, shownPath } = model;
  yield* checkPageFiles(model);
  for (const path of [...files.shared.values(), ...files.forms.values()])
    if (!validPath.test(path.replace(/^_\w+\//, '')))
      yield fileProblem(shownPath(path), 'file-name', { cause: 'page', name: canonicalPath(path) });
  for (const { route: _, ...problem } of files.unexpected)
    yield { ...problem, file: shownPath(problem.file) } as Problem;
  yield* checkMissingFiles(model);
}
