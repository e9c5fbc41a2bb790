import { valueProblem } from '../../problems/finding.ts';
import { type Path, getIn } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { visibleSections } from '../../read/document/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { mayBeUnfinished, unfinishedIn } from '../../read/site/unfinished.ts';

const findUnfinished = ({ source, value }: SiteDocument): Path[] =>
  mayBeUnfinished(source.text) ? [...unfinishedIn(value)] : [];

/** Whether a page shows an unfinished text of a shared section without overriding it. */
const showsSection = ({ resolved }: ModelPage, document: SiteDocument): boolean =>
  findUnfinished(document).some((path) =>
    visibleSections(resolved).some(
      ([index, section]) =>
        resolved.sharedSections.get(index) === document &&
        getIn(section, path) === getIn(document.value, path),
    ),
  );

const showsForm = ({ resolved }: ModelPage, name: string): boolean =>
  formNamesIn(visibleSections(resolved).map(([, section]) => section)).includes(name);

function* report(
  document: SiteDocument,
  isShown: () => boolean,
  cause: 'texts' | 'page',
): Generator<Problem> {
  const { length: count, 0: path } = findUnfinished(document);
  if (!path) return;
  const severity = isShown() ? 'error' : 'warning';
  yield valueProblem(document, 'unfinished', path, { cause, count }, { severity });
}

/** Reports unfinished texts, one problem per file. It is an error if visitors would see them. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, formDocuments, pages, unavailable } = model;
  const seen = pages.filter(({ route }) => !unavailable.has(route));
  if (site) yield* report(site, () => true, 'texts');
  for (const section of shared.values())
    yield* report(section, () => seen.some((page) => showsSection(page, section)), 'texts');
  for (const [name, form] of formDocuments)
    yield* report(form, () => seen.some((page) => showsForm(page, name)), 'texts');
  for (const { document, route } of pages) {
    const canWait = route !== '/' && route !== notFoundRoute && !unavailable.has(route);
    yield* report(document, () => !unavailable.has(route), canWait ? 'page' : 'texts');
  }
}

/**
 * Returns a problem for each page that is skipped because of unfinished texts although its publication date has
 * passed.
 */
export const skippedPages = ({ pages, unavailable }: SiteModel): Problem[] =>
  pages
    .filter(({ route }) => unavailable.get(route)?.word === 'until')
    .map(({ document, route }) => {
      const path = findUnfinished(document)[0] ?? ['publishAt'];
      return valueProblem(document, 'unfinished', path, { cause: 'left-out', route });
    });
