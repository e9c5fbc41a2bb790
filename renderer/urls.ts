/** Where forms send their requests (docs/specification.md 6.1). */
export const leadEndpoint = '/api/send-email';

/** The name of a page's data file: `home`, `marble-polishing`. */
const nameOf = (route: string): string => (route === '/' ? 'home' : route.slice(1));

/** Where the data of a page is, by its route; the not-found page has the route `/not-found`. */
export const dataUrl = (route: string): string => `/data/${nameOf(route)}.json`;

/**
 * Where the data of a page is as it was when the page was made: a server that keeps former releases answers with that
 * one, any other with the only one it has.
 * @param revision names the content of the file
 */
export const revisionUrl = (route: string, revision: string): string => `${dataUrl(route)}?v=${revision}`;

/** The route that a path means: without a slash at the end. */
export const normalizeRoute = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
