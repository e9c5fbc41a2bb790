import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fetchVia, type HttpResponse } from './fetch-via.ts';

type Site = {
  /** URL of the deployed site without trailing slash. */
  url: string;
  /** Folder of the deployed build. */
  dist: string;
  /** Headers that every response must have. */
  headers: Record<string, string>;
  /** Target route by former route. */
  redirects: Record<string, string>;
  /** Host to connect to instead of the one that DNS resolves to. */
  via?: string | undefined;
};

/** Maximum number of pages and of redirects to verify; pages are sampled evenly. */
const sample = 60;

const get = ({ url, via }: Pick<Site, 'url' | 'via'>, path: string): Promise<HttpResponse> =>
  fetchVia(url + path, { headers: { 'cache-control': 'no-cache' }, via });

/** Returns the routes of a build: `/`, `/about` … */
const routesOf = async ({ dist, redirects }: Site): Promise<string[]> => {
  const files = await readdir(dist, { recursive: true });
  const routes = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((route) => !(route in redirects))
    .sort();
  const stride = Math.max(1, Math.ceil(routes.length / sample));
  return routes.filter((_, index) => index % stride === 0);
};

const checkRoutes = async (site: Site, routes: string[]): Promise<string[]> => {
  const findings: string[] = [];
  for (const route of routes) {
    const answer = await get(site, route);
    const built = await readFile(join(site.dist, route, 'index.html'), 'utf8');
    if (answer.status !== 200) findings.push(`${route} responds with ${answer.status} instead of 200`);
    else if (answer.text !== built) findings.push(`${route} differs from the built page`);
  }
  return findings;
};

const checkNotFoundPage = async (site: Site): Promise<string[]> => {
  const path = `/no-such-page-${Date.now()}`;
  const answer = await get(site, path);
  if (answer.status !== 404) return [`${path} responds with ${answer.status} instead of 404`];
  const built = await readFile(join(site.dist, '404.html'), 'utf8');
  return answer.text === built ? [] : [`${path} does not serve the site's not-found page`];
};

const checkCleanUrls = async (site: Site, routes: string[]): Promise<string[]> => {
  const route = routes.find((name) => name !== '/');
  if (route === undefined) return [];
  const answer = await get(site, `${route}/`);
  const location = new URL(answer.header('location') ?? '/', site.url).pathname;
  const isRedirect = answer.status === 301 && location === route;
  return isRedirect
    ? []
    : [`${route}/ responds with ${answer.status} to ${location} instead of 301 to ${route}`];
};

const checkRedirects = async (site: Site): Promise<string[]> => {
  const findings: string[] = [];
  for (const [old, now] of Object.entries(site.redirects).slice(0, sample)) {
    const { status, header } = await get(site, encodeURI(old).replace(/[?#+]/g, encodeURIComponent));
    const location = header('location');
    if (status !== 301 || location !== now)
      findings.push(`${old} responds with ${status} to ${location} instead of 301 to ${now}`);
  }
  return findings;
};

/** Returns how the headers of a response differ from the expected ones. */
export const headerFindings = (headers: Record<string, string>, header: HttpResponse['header']): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    header(name) === value ? [] : [`${name} is "${header(name)}" instead of "${value}"`],
  );

const checkHeaders = async (site: Site): Promise<string[]> =>
  headerFindings(site.headers, (await get(site, '/')).header);

const checkAssets = async (site: Site): Promise<string[]> => {
  const home = await readFile(join(site.dist, 'index.html'), 'utf8');
  const paths = [...new Set(home.match(/\/(?:assets|media)\/[\w./-]+/g) ?? [])];
  const findings: string[] = [];
  for (const path of paths) {
    const { status, header } = await get(site, path);
    const cacheControl = header('cache-control') ?? '';
    if (status !== 200) findings.push(`${path} responds with ${status} instead of 200`);
    else if (!cacheControl.includes('immutable'))
      findings.push(`${path} is not immutable: cache-control is "${cacheControl}"`);
  }
  return findings;
};

/**
 * Verifies a deployed site from outside: pages, the not-found page, clean URLs and redirects, headers, and the files
 * that the home page references.
 * @returns failures, empty if none
 */
export const checkPages = async (site: Site): Promise<string[]> => {
  const routes = await routesOf(site);
  const checks = [
    checkRoutes(site, routes),
    checkNotFoundPage(site),
    checkCleanUrls(site, routes),
    checkRedirects(site),
    checkHeaders(site),
    checkAssets(site),
  ];
  return (await Promise.all(checks)).flat();
};
