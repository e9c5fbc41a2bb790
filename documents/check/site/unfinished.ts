import type { Finding } from '../../problems/legacy.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Hidden } from '../../read/site/publication.ts';
import type { Path } from '../../read/document/path.ts';
import { valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { isHidden } from '../../read/page/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { ModelPage, SiteModel } from '../../read/site/site-model.ts';
import { mayBeUnfinished, unfinishedIn, unfinishedMark } from '../../read/site/unfinished.ts';

const write = `Write your own in the place of each that has a ${unfinishedMark}`;

const counted = (count: number): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

const unfinishedOf = ({ source, value }: SiteDocument): Path[] =>
  mayBeUnfinished(source.text) ? [...unfinishedIn(value)] : [];

type Said = Pick<Finding, 'severity' | 'fix'> & { more?: string };

const aboutPage = (route: string, absence: Hidden | undefined): Said => {
  if (absence?.word === 'before')
    return {
      severity: 'warning',
      more: ` before ${absence.moment}`,
      fix: `${write}: the page is not published without them.`,
    };
  if (absence) return { severity: 'warning', fix: `${write}.` };
  const isNeeded = route === '/' || route === notFoundRoute;
  return {
    severity: 'error',
    fix: isNeeded ? `${write}.` : `${write}, or keep the page back: publishAt with a day to come.`,
  };
};

/** Whether a page shows a text of a shared piece, and no other one in its place. */
const shows = ({ resolved }: ModelPage, piece: SiteDocument, path: Path): boolean =>
  [...resolved.pieces].some(
    ([index, used]) =>
      used === piece &&
      !isHidden(resolved.sections[index]) &&
      valueAt(resolved.sections[index], path) === valueAt(piece.value, path),
  );

const aboutPiece = (piece: SiteDocument, paths: Path[], { pages, absent }: SiteModel): Said => {
  const shown = pages.find(
    (page) => !absent.has(page.route) && paths.some((path) => shows(page, piece, path)),
  );
  return shown
    ? { severity: 'error', more: `, and ${shown.route} shows them`, fix: `${write}.` }
    : { severity: 'warning', fix: `${write}.` };
};

function* told(document: SiteDocument, say: (paths: Path[]) => Said): Generator<Problem> {
  const paths = unfinishedOf(document);
  const [path] = paths;
  if (!path) return;
  const { severity, more = '', fix } = say(paths);
  const message = `${counted(paths.length)}${paths.length === 1 ? more.replace('them', 'it') : more}`;
  yield toProblem(document, { code: 'unfinished', path, message, fix, severity });
}

/** Texts that are still to be written: an error where visitors would read them. One problem for each file. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, pages, absent } = model;
  if (site) yield* told(site, () => ({ severity: 'error', fix: `${write}.` }));
  for (const piece of shared.values()) yield* told(piece, (paths) => aboutPiece(piece, paths, model));
  for (const { document, route } of pages) yield* told(document, () => aboutPage(route, absent.get(route)));
}

/** The pages that are left out because texts are still to be written although their day has come. */
export const leftOutOf = ({ pages, absent }: SiteModel): Problem[] =>
  pages
    .filter(({ route }) => absent.get(route)?.word === 'until')
    .map(({ document, route }) => {
      const message = `the day of ${route} has come, and texts are still to be written: visitors do not see the page`;
      const path = unfinishedOf(document)[0] ?? ['publishAt'];
      return toProblem(document, { code: 'unfinished', path, message, fix: `${write}.` });
    });
