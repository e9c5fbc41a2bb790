import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fetchVia, type HttpResponse } from './fetch-via.ts';

type Site = {
  /** Address of the deployed site, without a slash at its end. */
  url: string;
  /** Folder of the build that was deployed. */
  dist: string;
  /** Headers that every answer must carry. */
  headers: Record<string, string>;
  /** Former addresses, each with the one that it must lead to. */
  redirects: Record<string, string>;
  /** Host that is asked instead of the one that the DNS leads to. */
  via?: string | undefined;
};

/** Most pages and most redirects that are looked at; of pages a spread over the site. */
const sample = 60;

const get = ({ url, via }: Pick<Site, 'url' | 'via'>, path: string): Promise<HttpResponse> =>
  fetchVia(url + path, { headers: { 'cache-control': 'no-cache' }, via });

/** Routes of a build: `/`, `/about` … */
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
    if (answer.status !== 200) findings.push(`${route} answers ${answer.status} instead of 200`);
    else if (answer.text !== built) findings.push(`${route} is not the page that was built`);
  }
  return findings;
};

const checkMissing = async (site: Site): Promise<string[]> => {
  const path = `/no-such-page-${Date.now()}`;
  const answer = await get(site, path);
  if (answer.status !== 404) return [`${path} answers ${answer.status} instead of 404`];
  const built = await readFile(join(site.dist, '404.html'), 'utf8');
  return answer.text === built ? [] : [`${path} does not show the site's own page`];
};

const checkClean = async (site: Site, routes: string[]): Promise<string[]> => {
  const route = routes.find((name) => name !== '/');
  if (route === undefined) return [];
  const answer = await get(site, `${route}/`);
  const location = new URL(answer.header('location') ?? '/', site.url).pathname;
  const right = answer.status === 301 && location === route;
  return right ? [] : [`${route}/ answers ${answer.status} to ${location} instead of 301 to ${route}`];
};

const checkRedirects = async (site: Site): Promise<string[]> => {
  const findings: string[] = [];
  for (const [old, now] of Object.entries(site.redirects).slice(0, sample)) {
    const { status, header } = await get(site, encodeURI(old).replace(/[?#+]/g, encodeURIComponent));
    const location = header('location');
    if (status !== 301 || location !== now)
      findings.push(`${old} answers ${status} to ${location} instead of 301 to ${now}`);
  }
  return findings;
};

/** What an answer says otherwise than it should. @param headers those that it must carry */
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
    const kept = header('cache-control') ?? '';
    if (status !== 200) findings.push(`${path} answers ${status} instead of 200`);
    else if (!kept.includes('immutable')) findings.push(`${path} is not kept by browsers: "${kept}"`);
  }
  return findings;
};

/**
 * Looks at a deployed site as a visitor does: pages, the page for unknown addresses, clean and former
 * addresses, headers, and the files that the home page names.
 * @returns what is wrong; nothing when all is well
 */
export const checkPages = async (site: Site): Promise<string[]> => {
  const routes = await routesOf(site);
  const checks = [
    checkRoutes(site, routes),
    checkMissing(site),
    checkClean(site, routes),
    checkRedirects(site),
    checkHeaders(site),
    checkAssets(site),
  ];
  return (await Promise.all(checks)).flat();
};
