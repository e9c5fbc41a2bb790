/** The name of a page's data file: `home`, `marble-polishing`. */
const nameOf = (route: string): string => (route === '/' ? 'home' : route.slice(1));

/** Where the data of a page is, by its route; the not-found page has the route `/not-found`. */
export const dataUrl = (route: string): string => `/data/${nameOf(route)}.json`;

/** The route that a path means: without a slash at the end. */
export const routeOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
