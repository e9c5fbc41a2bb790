import { describeProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { getChild, getIn, toArray, type Path } from '../read/document/path.ts';
import { notFoundRoute } from '../read/site/site-files.ts';
import { readDocument } from '../read/read-document.ts';
import { EditError } from './text/edit-error.ts';
import { DocumentDraft } from './text/document-draft.ts';
import { retargetLinks, findLinksTo, type LinkUsage } from './link-edits.ts';
import { findMenuEntry, removeMenuEntry } from './menus/menu-entries.ts';
import { addFormerRoute, formerRoutesOf, isRequiredRoute, requirePage } from './routes.ts';
import type { SiteDocument } from '../read/site-document.ts';
import { documentsWithReferences, type ModelPage } from '../read/site/site-model.ts';
import type { EditableSite } from './editable-site.ts';
import type { Usage } from './find/usages.ts';

/** Links to a page from other files. */
export type IncomingLinks = {
  /** Entries of menus and of the footer, which can be removed. */
  entries: Usage[];
  /** All other links, which need a new target. */
  links: Usage[];
  /** Former routes of the page, which redirect to it. */
  formerRoutes: string[];
};

/** Result of removing a page. */
export type PageRemoval = {
  /** The file of the page. */
  file: string;
  /** New contents of other files. */
  changes: Map<string, string>;
};

/** The page that the removed page's route redirects to, and the page that links to it are changed to. */
export type RedirectTargets = {
  /** Page that the old route redirects to; undefined for none (page not found). */
  route: string | undefined;
  /** Page that links are changed to. */
  links: string | undefined;
};

/** A link to the page from elsewhere, and the menu entry that it belongs to. */
type IncomingLink = LinkUsage & { entry: Path | undefined };

/** Returns a page and the links to it. @throws EditError if there is no such page, or the site requires it */
const findIncoming = (folder: EditableSite, route: string): { page: ModelPage; incoming: IncomingLink[] } => {
  const page = requirePage(folder, route);
  if (isRequiredRoute(route)) throw new EditError(`The site needs this page; it cannot be removed.`);
  const entryOf = ({ document, reference }: LinkUsage) =>
    document === folder.site ? findMenuEntry(document.value, reference.path) : undefined;
  const incoming = documentsWithReferences(folder)
    .filter(({ document }) => document !== page.document)
    .flatMap((each) => findLinksTo(each, folder, route))
    .map((link) => ({ ...link, entry: entryOf(link) }));
  return { page, incoming };
};

/** Formats a usage as a line of a list. */
export const formatUsage = ({ file, line, column, location }: Usage): string =>
  `  ${file}:${line}:${column}  ${location}`;

/**
 * Finds all links to a page that is to be removed.
 * @throws EditError if there is no such page, or the site requires it
 */
export const findIncomingLinks = (folder: EditableSite, route: string): IncomingLinks => {
  const { page, incoming } = findIncoming(folder, route);
  const usagesOf = (isEntry: boolean) =>
    incoming.filter(({ entry }) => (entry !== undefined) === isEntry).map(({ usage }) => usage);
  return { entries: usagesOf(true), links: usagesOf(false), formerRoutes: formerRoutesOf(page) };
};

/** Returns the page that a removed page redirects to. @throws EditError if it cannot be a target */
export const requireRedirectTarget = (folder: EditableSite, removed: string, route: string): ModelPage => {
  const target = requirePage(folder, route);
  if (route === removed) throw new EditError(`${route} is the page to be removed. Choose another page.`);
  if (route === notFoundRoute)
    throw new EditError(
      `${route} cannot be a target, because it is shown for every address without a page. Choose no target.`,
    );
  return target;
};

/** Returns the error for links that cannot be changed. @param to their new target, if any */
const refuseLinks = (links: readonly LinkUsage[], to: string | undefined): EditError => {
  const reason =
    to === undefined
      ? `These links would be broken. Choose a page that they link to instead, or change them first:`
      : `These links are written in a way that cannot be changed safely. Change them in the text first:`;
  return new EditError([reason, ...links.map(({ usage }) => formatUsage(usage))].join('\n'));
};

/**
 * Returns the errors of a site. Warnings are ignored, because removing the last entry of a flow sequence can leave a
 * comment that the check warns about.
 */
const errorsOf = (problems: Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error');

/**
 * Removes a page: deletes its entries in menus and footer, and points links and the old route at other pages.
 * @returns the changes; nothing is written yet
 * @throws EditError if the page cannot be removed; it names every blocking link
 */
export const removePage = (
  folder: EditableSite,
  route: string,
  { route: redirectTo, links }: RedirectTargets,
): PageRemoval => {
  const { page, incoming } = findIncoming(folder, route);
  const target = redirectTo === undefined ? undefined : requireRedirectTarget(folder, route, redirectTo);
  const to = links === undefined ? undefined : requireRedirectTarget(folder, route, links).route;
  const drafts = new Map<SiteDocument, DocumentDraft>();
  const draftOf = (document: SiteDocument): DocumentDraft => {
    const draft = drafts.get(document) ?? new DocumentDraft(document.source);
    drafts.set(document, draft);
    return draft;
  };
  const remaining = incoming.filter(({ entry }) => entry === undefined);
  const unchanged = to === undefined ? remaining : retargetLinks(draftOf, remaining, [route, to], true);
  if (unchanged.length > 0) throw refuseLinks(unchanged, to);
  for (const { entry } of incoming.toReversed()) if (entry) removeMenuEntry(draftOf(folder.site), entry);
  if (target)
    for (const old of [route, ...formerRoutesOf(page)]) addFormerRoute(draftOf(target.document), old);
  const changes = new Map<string, string>();
  for (const [document, draft] of drafts) {
    const text = draft.print();
    const { file } = document.source;
    const { problems } = readDocument(file, text, document.kind);
    const [problem] = errorsOf(problems).slice(errorsOf(document.problems).length);
    if (problem) throw new EditError(`The change would cause a problem: ${describeProblem(problem)}`);
    changes.set(file, text);
  }
  return { file: page.document.source.file, changes };
};

/** Returns the route above a page in the menu; undefined if there is none. */
export const findMenuParent = ({ site }: EditableSite, route: string): string | undefined => {
  const menu = toArray(getIn(site.value, ['header', 'menu']));
  const containsRoute = (item: unknown) =>
    toArray(getChild(item, 'categories')).some((category) =>
      toArray(getChild(category, 'links')).some((link) => getChild(link, 'href') === route),
    );
  const href = getChild(menu.find(containsRoute), 'href');
  return typeof href === 'string' && href !== route ? href : undefined;
};
