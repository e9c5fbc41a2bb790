import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { StudioHeaders } from '../release-inputs.ts';
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

async function* checkRoutes(site: Site, routes: string[]): AsyncGenerator<string> {
  for (const route of routes) {
    const { status, text } = await get(site, route);
    const built = await readFile(join(site.dist, route, 'index.html'), 'utf8');
    if (status !== 200) yield `${route} responds with ${status} instead of 200`;
    else if (text !== built) yield `${route} differs from the built page`;
  }
}

async function* checkNotFoundPage(site: Site): AsyncGenerator<string> {
  const path = `/no-such-page-${Date.now()}`;
  const { status, text } = await get(site, path);
  const built = await readFile(join(site.dist, '404.html'), 'utf8');
  if (status !== 404) yield `${path} responds with ${status} instead of 404`;
  else if (text !== built) yield `${path} does not serve the site's not-found page`;
}

/** Checks that paths redirect permanently. @param redirects target path by path */
async function* checkRedirects(
  site: Site,
  redirects: [path: string, target: string][],
): AsyncGenerator<string> {
  for (const [path, target] of redirects) {
    const { status, header } = await get(site, encodeURI(path).replace(/[?#+]/g, encodeURIComponent));
    const location = header('location');
    if (status !== 301 || location?.replace(site.url, '') !== target)
      yield `${path} responds with ${status} to ${location} instead of 301 to ${target}`;
  }
}

/** Returns how the headers of a response differ from the expected ones. */
const headerFindings = (headers: Record<string, string>, { header }: HttpResponse): string[] =>
  Object.entries(headers)
    .filter(([name, value]) => header(name) !== value)
    .map(([name, value]) => `${name} is "${header(name)}" instead of "${value}"`);

async function* checkHeaders(site: Site): AsyncGenerator<string> {
  yield* headerFindings(site.headers, await get(site, '/'));
}

async function* checkAssets(site: Site): AsyncGenerator<string> {
  const home = await readFile(join(site.dist, 'index.html'), 'utf8');
  for (const path of new Set(home.match(/\/(?:assets|media)\/[\w./-]+/g))) {
    const { status, header } = await get(site, path);
    const cacheControl = header('cache-control') ?? '';
    if (status !== 200) yield `${path} responds with ${status} instead of 200`;
    else if (!cacheControl.includes('immutable'))
      yield `${path} is not immutable: cache-control is "${cacheControl}"`;
  }
}

/** Returns the findings of checks, which run at the same time. */
const runAll = async (checks: AsyncGenerator<string>[]): Promise<string[]> => {
  const run = async (check: AsyncGenerator<string>): Promise<string[]> => {
    const findings: string[] = [];
    for await (const finding of check) findings.push(finding);
    return findings;
  };
  return (await Promise.all(checks.map(run))).flat();
};

/**
 * Verifies a deployed site from outside: pages, the not-found page, clean URLs and redirects, headers, and the files
 * that the home page references.
 * @returns failures, empty if none
 */
export const checkPages = async (site: Site): Promise<string[]> => {
  const routes = await routesOf(site);
  const page = routes.find((route) => route !== '/');
  const redirects = Object.entries(site.redirects).slice(0, sample);
  return runAll([
    checkRoutes(site, routes),
    checkNotFoundPage(site),
    checkRedirects(site, page === undefined ? [] : [[`${page}/`, page]]),
    checkRedirects(site, redirects),
    checkHeaders(site),
    checkAssets(site),
  ]);
};

type Studio = {
  /** URL of the Studio without trailing slash. */
  url: string;
  /** Host to connect to instead of the one that DNS resolves to. */
  via: string;
  headers: StudioHeaders;
  /** Folder of the deployed Studio. */
  folder: string;
};

/** Verifies that the built Studio is served, with the headers that protect an editor's credentials. */
export const checkStudio = async ({ url, via, headers, folder }: Studio): Promise<string[]> => {
  const checks = (['index.html', 'page.html'] as const).map(async (file) => {
    const path = file === 'index.html' ? '/' : `/${file}`;
    const response = await fetchVia(url + path, { via });
    const { status, text } = response;
    if (status !== 200) return [`${url}${path} responds with ${status} instead of 200`];
    const built = await readFile(join(folder, file), 'utf8');
    const wrong = headerFindings(file === 'page.html' ? headers.page : headers.others, response);
    return [
      ...(text === built ? [] : [`${url}${path} differs from the built file`]),
      ...wrong.map((finding) => `${url}${path}: ${finding}`),
    ];
  });
  return (await Promise.all(checks)).flat();
};

/**
 * Verifies that a distribution serves every name of a site: the certificate covers each, the first serves the site,
 * and all others redirect to it.
 * @param names host names, the primary one first
 * @param via host name of the CloudFront distribution; DNS is not used
 */
export const verifyNames = async (names: string[], via: string): Promise<string[]> => {
  const [site = '', ...others] = names;
  const home = await fetchVia(`https://${site}/`, { via });
  const findings =
    home.status === 200 ? [] : [`https://${site}/ responds with ${home.status} instead of 200`];
  for (const name of others) {
    const { status, header } = await fetchVia(`https://${name}/`, { via });
    if (status !== 301 || header('location') !== `https://${site}/`)
      findings.push(
        `https://${name}/ responds with ${status} to ${header('location')} instead of 301 to https://${site}/`,
      );
  }
  return findings;
};
