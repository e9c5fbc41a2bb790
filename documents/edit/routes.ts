import { answerRoutes } from '../../schema/forms/answer-routes.ts';
import { parseLink } from '../check/links/link-target.ts';
import type { Reference } from '../read/document/references.ts';
import { getChild, toArray } from '../read/document/path.ts';
import { slugify } from '../read/slug.ts';
import { normalizeFormerPath } from '../read/site/request-path.ts';
import { reservedSegment, notFoundRoute } from '../read/site/site-files.ts';
import { EditError } from './edit-error.ts';
import type { PageSource, EditableSite } from './editable-site.ts';
import { nearest } from '../problems/nearest.ts';

const goodRoute = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*$/;

/** Routes that the server itself uses. */
const needed = new Set(['/', notFoundRoute, ...Object.values(answerRoutes)]);

/** Whether the site requires the page of a route. */
export const isNeeded = (route: string): boolean => needed.has(route);

/** Parses user input to a route: `about`, `/about/` or `pages/about.yaml`. */
export const parseRoute = (typed: string, pagesDir: string): string => {
  const bare = typed
    .trim()
    .replace(/\\/g, '/')
    .replace(/\.ya?ml$/i, '');
  const folder = `${pagesDir.replace(/\\/g, '/').replace(/\/+$/, '')}/`;
  const name = (bare.startsWith(folder) ? bare.slice(folder.length) : bare).replace(/^\/+|\/+$/g, '');
  return name === 'home' ? '/' : `/${name}`;
};

/** Derives the short name from a title: the text before `in Orange County`, a comma, a bar or a dash. */
export const deriveShortName = (title: string): string =>
  title.split(/ (?:in|for|by|from|near) |[,|:–—]| - /)[0]?.trim() || title;

/** Field with the former routes of a page. */
export const formerRoutesField = 'formerly';

const formerOf = (page: PageSource): unknown[] => toArray(getChild(page.document.value, formerRoutesField));

/**
 * Throws if a route is taken or invalid. @param moved the page to be moved, which may return to a former route
 * @throws EditError if no page can have the route
 */
export const assertRouteIsFree = (
  { pages, files, prefix }: EditableSite,
  route: string,
  moved?: PageSource,
): void => {
  // A duplicate page file is not part of the site, but exists.
  const taken = files.pages.find((page) => page.route === route);
  if (taken) throw new EditError(`${prefix}${taken.path} has the address ${route} already.`);
  const heir = pages.find(
    (page) =>
      page !== moved && formerOf(page).some((former) => normalizeFormerPath(String(former)) === route),
  );
  if (heir)
    throw new EditError(`${route} is a former address of ${heir.route} (${heir.path}), and leads there.`);
  if (!goodRoute.test(route) || /\/(home|index)$/.test(route)) {
    const better = slugify(route);
    const hint = better && `/${better}` !== route ? ` Did you mean /${better}?` : '';
    throw new EditError(
      `${route} cannot be an address: small letters, digits and hyphens only, such as /marble-polishing.${hint}`,
    );
  }
  const reserved = reservedSegment(route);
  if (reserved !== undefined) throw new EditError(`Addresses that begin with /${reserved} are taken.`);
};

/** Whether a link points to the page of a route, or to an anchor of it. */
export const isLinkTo = ({ target: what }: Reference, route: string, { files }: EditableSite): boolean => {
  const target = parseLink(what, files);
  return target.kind === 'page' && (target.route.replace(/\/+$/, '') || '/') === route;
};

/** Returns the page of a route. @throws EditError that suggests the closest route if there is none */
export const requirePage = ({ pages }: EditableSite, route: string): PageSource => {
  const page = pages.find((candidate) => candidate.route === route);
  if (page) return page;
  const routes = pages.map((candidate) => candidate.route).filter((known) => known !== notFoundRoute);
  const near = nearest(route, routes);
  const hint = near === undefined ? 'It is the name of its file after a slash.' : `Did you mean ${near}?`;
  throw new EditError(`There is no page ${route}. ${hint}`);
};
