import { fileProblem } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { getChild } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { hasErrors, type SiteDocument } from '../../read/site-document.ts';
import { foldersIn, isInFolder } from '../../read/page/page-lists.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { isComplete, type ModelPage } from '../../read/site/site-model.ts';

/** Returns every route that a menu, another page, a form or a used shared section links to, or that a page lists. */
const linkedRoutes = (
  { site, pages, formDocuments }: SiteModel,
  used: ReadonlySet<SiteDocument>,
): Set<string> => {
  const linked = [site, ...used, ...formDocuments.values()].flatMap((document) => document?.mentions ?? []);
  const linkedFrom = ({ route, document }: ModelPage) => document.mentions.filter((path) => path !== route);
  const folders = pages.flatMap(foldersIn);
  const isListed = ({ route }: ModelPage) => folders.some(([, folder]) => isInFolder(route, folder));
  const listed = pages.filter(isListed).map(({ route }) => route);
  return new Set([...linked, ...pages.flatMap(linkedFrom), ...listed]);
};

/**
 * Reports pages that nothing links to, and shared sections and forms that no page uses. Reports nothing while a file cannot be
 * read or the menus have errors, because the link may be there.
 */
export function* checkUnused(model: SiteModel): Generator<Problem> {
  if (!isComplete(model) || hasErrors(model.site)) return;
  const used = new Set(model.pages.flatMap(({ resolved }) => [...resolved.sharedSections.values()]));
  const linked = linkedRoutes(model, used);
  const routes = new Set(model.pages.map(({ route }) => route));
  const broken = [...linked].filter((route) => !routes.has(route));
  for (const { route, document } of model.pages) {
    const hidden = getChild(document.value, 'noindex') === true;
    if (linked.has(route) || hidden || route === '/' || route === notFoundRoute) continue;
    // If the site has a broken link, it was probably meant for this page; only the broken link is reported.
    if (nearest(route, broken) !== undefined) continue;
    yield fileProblem(document.source.file, 'unlinked-page', { route });
  }
  for (const document of model.shared.values()) {
    if (!used.has(document)) yield fileProblem(document.source.file, 'unused-shared', {});
  }
  const forms = model.pages.flatMap(({ resolved }) => formNamesIn(resolved.sections));
  // A section with an error or an unknown form was probably meant to show one of the forms that seem unused.
  const isUncertain = model.pages.some(({ document }) => hasErrors(document));
  if (isUncertain || !forms.every((name) => model.formDocuments.has(name))) return;
  for (const [name, { source }] of model.formDocuments)
    if (!forms.includes(name)) yield fileProblem(source.file, 'unused-form', { name });
}
