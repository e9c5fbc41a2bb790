import { leadEndpoint } from '../schema/forms/request.ts';
import type { Site } from '../schema/site.ts';

/** Returns the URL that the forms of a site send their requests to. */
export const endpointOf = ({ forms }: Pick<Site, 'forms'>): string => forms.endpoint ?? leadEndpoint;

/** Returns the name of a page's data file, such as `home` or `marble-polishing`. */
const dataFileName = (route: string): string => (route === '/' ? 'home' : route.slice(1));

/** Returns the URL of a page's data by its route; the not-found page has the route `/not-found`. */
export const dataUrl = (route: string): string => `/data/${dataFileName(route)}.json`;

/**
 * Returns the URL of a page's data at a revision. A server that stores former releases responds with the data of that
 * revision; any other server ignores the parameter.
 * @param revision identifier of the file's content
 */
export const revisionUrl = (route: string, revision: string): string => `${dataUrl(route)}?v=${revision}`;

/** Returns the route of a path, which has no trailing slash. */
export const normalizeRoute = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
