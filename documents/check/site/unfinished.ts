import type { ParamsOf } from '../../problems/codes.ts';
import { finding, toProblem } from '../../problems/finding.ts';
import type { Hidden } from '../../read/site/publication.ts';
import { type Path, valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { isHidden } from '../../read/page/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { mayBeUnfinished, unfinishedIn } from '../../read/site/unfinished.ts';

const unfinishedOf = ({ source, value }: SiteDocument): Path[] =>
  mayBeUnfinished(source.text) ? [...unfinishedIn(value)] : [];

/** What is reported of unfinished texts beside their number. */
type Report = { params: DistributiveOmit<ParamsOf<'unfinished'>, 'count'>; severity: Problem['severity'] };
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const aboutPage = (route: string, absence: Hidden | undefined): Report => {
  if (absence?.word === 'before')
    return { params: { cause: 'pending', moment: absence.moment }, severity: 'warning' };
  if (absence) return { params: { cause: 'hidden' }, severity: 'warning' };
  const isNeeded = route === '/' || route === notFoundRoute;
  return { params: { cause: isNeeded ? 'needed' : 'page' }, severity: 'error' };
};

/** Whether a page shows a text of a shared piece, and no other one in its place. */
const shows = ({ resolved }: ModelPage, piece: SiteDocument, path: Path): boolean =>
  [...resolved.pieces].some(
    ([index, used]) =>
      used === piece &&
      !isHidden(resolved.sections[index]) &&
      valueAt(resolved.sections[index], path) === valueAt(piece.value, path),
  );

const aboutPiece = (piece: SiteDocument, paths: Path[], { pages, absent }: SiteModel): Report => {
  const shown = pages.find(
    (page) => !absent.has(page.route) && paths.some((path) => shows(page, piece, path)),
  );
  return shown
    ? { params: { cause: 'shown', route: shown.route }, severity: 'error' }
    : { params: { cause: 'hidden' }, severity: 'warning' };
};

function* report(document: SiteDocument, reportOf: (paths: Path[]) => Report): Generator<Problem> {
  const paths = unfinishedOf(document);
  const [path] = paths;
  if (!path) return;
  const { params, severity } = reportOf(paths);
  const all = { ...params, count: paths.length } as ParamsOf<'unfinished'>;
  yield toProblem(document, finding('unfinished', path, all, { severity }));
}

/** Texts that are still to be written: an error where visitors would read them. One problem for each file. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, pages, absent } = model;
  if (site) yield* report(site, () => ({ params: { cause: 'needed' }, severity: 'error' }));
  for (const piece of shared.values()) yield* report(piece, (paths) => aboutPiece(piece, paths, model));
  for (const { document, route } of pages) yield* report(document, () => aboutPage(route, absent.get(route)));
}

/** The pages that are left out because texts are still to be written although their day has come. */
export const leftOutOf = ({ pages, absent }: SiteModel): Problem[] =>
  pages
    .filter(({ route }) => absent.get(route)?.word === 'until')
    .map(({ document, route }) => {
      const path = unfinishedOf(document)[0] ?? ['publishAt'];
      return toProblem(document, finding('unfinished', path, { cause: 'left-out', route }));
    });
