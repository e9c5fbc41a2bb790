import { finding, resolveFinding } from '../../problems/finding.ts';
import type { UnavailableReason } from '../../read/site/publication.ts';
import { type Path, getIn } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { isHidden, visibleSections } from '../../read/page/hidden.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { mayBeUnfinished, unfinishedIn } from '../../read/site/unfinished.ts';

const findUnfinished = ({ source, value }: SiteDocument): Path[] =>
  mayBeUnfinished(source.text) ? [...unfinishedIn(value)] : [];

/** Returns the cause of the problem of unfinished texts on a page; it is an error only if visitors would see them. */
const causeOnPage = (route: string, absence: UnavailableReason | undefined) => {
  if (absence?.word === 'before') return { cause: 'pending', moment: absence.moment } as const;
  if (absence) return { cause: 'hidden' } as const;
  return { cause: route === '/' || route === notFoundRoute ? 'needed' : 'page' } as const;
};

/** Whether a page shows a text of a shared section without overriding it. */
const shows = ({ resolved }: ModelPage, sharedSection: SiteDocument, path: Path): boolean =>
  [...resolved.sharedSections].some(
    ([index, used]) =>
      used === sharedSection &&
      !isHidden(resolved.sections[index]) &&
      getIn(resolved.sections[index], path) === getIn(sharedSection.value, path),
  );

const causeInSharedSection = (sharedSection: SiteDocument, { pages, unavailable: absent }: SiteModel) => {
  const paths = findUnfinished(sharedSection);
  const shown = pages.find(
    (page) => !absent.has(page.route) && paths.some((path) => shows(page, sharedSection, path)),
  );
  return shown ? ({ cause: 'shown', route: shown.route } as const) : ({ cause: 'hidden' } as const);
};

const causeInForm = (name: string, { pages, unavailable: absent }: SiteModel) => {
  const shown = pages.find(
    ({ route, resolved }) =>
      !absent.has(route) &&
      formNamesIn(visibleSections(resolved).map(([, section]) => section)).includes(name),
  );
  return shown ? ({ cause: 'shown', route: shown.route } as const) : ({ cause: 'hidden' } as const);
};

type Cause = ReturnType<typeof causeOnPage> | ReturnType<typeof causeInSharedSection>;

function* report(document: SiteDocument, causeOf: () => Cause): Generator<Problem> {
  const { length: count, 0: path } = findUnfinished(document);
  if (!path) return;
  const params = { ...causeOf(), count };
  const severity = params.cause === 'hidden' || params.cause === 'pending' ? 'warning' : 'error';
  yield resolveFinding(document, finding('unfinished', path, params, { severity }));
}

/** Reports unfinished texts, one problem per file. It is an error if visitors would see them. */
export function* checkUnfinished(model: SiteModel): Generator<Problem> {
  const { site, shared, formDocuments, pages, unavailable: absent } = model;
  if (site) yield* report(site, () => ({ cause: 'needed' }));
  for (const sharedSection of shared.values())
    yield* report(sharedSection, () => causeInSharedSection(sharedSection, model));
  for (const [name, form] of formDocuments) yield* report(form, () => causeInForm(name, model));
  for (const { document, route } of pages)
    yield* report(document, () => causeOnPage(route, absent.get(route)));
}

/**
 * Returns a problem for each page that is skipped because of unfinished texts although its publication date has
 * passed.
 */
export const skippedPages = ({ pages, unavailable: absent }: SiteModel): Problem[] =>
  pages
    .filter(({ route }) => absent.get(route)?.word === 'until')
    .map(({ document, route }) => {
      const path = findUnfinished(document)[0] ?? ['publishAt'];
      return resolveFinding(document, finding('unfinished', path, { cause: 'left-out', route }));
    });
