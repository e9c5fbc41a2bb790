import { answerRoutes } from '../../schema/forms/request.ts';
import { parseLink } from '../read/site/link-target.ts';
import type { Reference } from '../read/document/references.ts';
import { getChild, toArray } from '../read/document/path.ts';
import { slugify } from '../read/slug.ts';
import { normalizeFormerPath } from '../read/site/request-path.ts';
import { reservedSegment, notFoundRoute } from '../read/site/site-files.ts';
import { EditError } from './text/edit-error.ts';
import type { ModelPage } from '../read/site/site-model.ts';
import type { EditableSite } from './editable-site.ts';
import { nearest } from '../problems/nearest.ts';
import type { DocumentDraft } from './text/document-draft.ts';

const validRoute = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*$/;

/** Routes that the server itself uses. */
const requiredRoutes = new Set(['/', notFoundRoute, ...Object.values(answerRoutes)]);

/** Whether the site requires the page of a route. */
export const isRequiredRoute = (route: string): boolean => requiredRoutes.has(route);

/** Parses user input to a route: `about`, `/about/` or `pages/about.yaml`. */
export const parseRoute = (typed: string, pagesDir: string): string => {
  const path = typed
    .trim()
    .replace(/\\/g, '/')
    .replace(/\.ya?ml$/i, '');
  const folder = `${pagesDir.replace(/\\/g, '/').replace(/\/+$/, '')}/`;
  const name = (path.startsWith(folder) ? path.slice(folder.length) : path).replace(/^\/+|\/+$/g, '');
  return name === 'home' ? '/' : `/${name}`;
};

/** Derives the short name from a title: the text before `in Orange County`, a comma, a bar or a dash. */
export const deriveShortName = (title: string): string =>
  title.split(/ (?:in|for|by|from|closest) |[,|:–—]| - /)[0]?.trim() || title;

/** Field with the former routes of a page. */
export const formerRoutesField = 'formerly';

/** Adds a former route to a page, which redirects to it. */
export const addFormerRoute = (draft: DocumentDraft, route: string): void => {
  const { length } = toArray(getChild(draft.value, formerRoutesField));
  if (length > 0) draft.insert([formerRoutesField], length, route);
  else draft.set([formerRoutesField], [route], ['description', formerRoutesField]);
};

/** Returns the former routes of a page, as they are written. */
export const formerRoutesOf = ({ document }: ModelPage): string[] =>
  toArray(getChild(document.value, formerRoutesField)).map(String);

/**
 * Throws if a route is taken or invalid. @param moved the page to be moved, which may return to a former route
 * @throws EditError if no page can have the route
 */
export const assertRouteIsFree = (
  { pages, files, shownPath }: EditableSite,
  route: string,
  moved?: ModelPage,
): void => {
  // A second file with the same route is not part of the site, but would be in the way.
  const taken = files.pages.find((page) => page.route === route);
  if (taken)
    throw new EditError(`${shownPath(taken.path)} already has the address ${route}. Choose another one.`);
  const redirectTarget = pages.find(
    (page) => page !== moved && formerRoutesOf(page).some((former) => normalizeFormerPath(former) === route),
  );
  if (redirectTarget)
    throw new EditError(
      `${route} is a former address of ${redirectTarget.document.source.file} and leads there. Choose another one.`,
    );
  if (!validRoute.test(route) || /\/(home|index)$/.test(route)) {
    const suggestion = slugify(route);
    const hint = suggestion && `/${suggestion}` !== route ? ` Did you mean /${suggestion}?` : '';
    throw new EditError(
      `${route} is not a valid address of a page. Use lower-case letters, digits and hyphens only, such as /marble-polishing.${hint}`,
    );
  }
  const reserved = reservedSegment(route);
  if (reserved !== undefined)
    throw new EditError(`Addresses that begin with /${reserved} are reserved. Choose another one.`);
};

/** Whether a link points to the page of a route, or to an anchor of it. */
export const isLinkTo = ({ target: what }: Reference, route: string, { files }: EditableSite): boolean => {
  const target = parseLink(what, files);
  return target.kind === 'page' && (target.route.replace(/\/+$/, '') || '/') === route;
};

/** Returns the page of a route. @throws EditError that suggests the closest route if there is none */
export const requirePage = ({ pages }: EditableSite, route: string): ModelPage => {
  const page = pages.find((candidate) => candidate.route === route);
  if (page) return page;
  const routes = pages.map((candidate) => candidate.route).filter((known) => known !== notFoundRoute);
  const closest = nearest(route, routes);
  const hint =
    closest === undefined
      ? 'The route is a slash and the name of the file, such as /about.'
      : `Did you mean ${closest}?`;
  throw new EditError(`There is no page ${route}. ${hint}`);
};
