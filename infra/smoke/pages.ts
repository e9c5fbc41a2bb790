import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What a check found; nothing when all is well. */
export type Finding = string;

type Site = {
  /** Address of the deployed site, without a slash at its end. */
  url: string;
  /** Folder of the build that was deployed. */
  dist: string;
  /** Headers that every answer must carry. */
  headers: Record<string, string>;
  /** Former addresses, each with the one that it must lead to. */
  redirects: Record<string, string>;
};

/** Most pages and most redirects that are looked at; of pages a spread over the site. */
const sample = 60;

const get = (url: string) => fetch(url, { redirect: 'manual', headers: { 'cache-control': 'no-cache' } });

/** Routes of a build: `/`, `/about` … */
const routesOf = async (dist: string): Promise<string[]> => {
  const files = await readdir(dist, { recursive: true });
  const routes = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
  const stride = Math.max(1, Math.ceil(routes.length / sample));
  return routes.filter((_, index) => index % stride === 0);
};

const checkRoutes = async ({ url, dist }: Site, routes: string[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const route of routes) {
    const answer = await get(url + route);
    const built = await readFile(join(dist, route, 'index.html'), 'utf8');
    if (answer.status !== 200) findings.push(`${route} answers ${answer.status} instead of 200`);
    else if ((await answer.text()) !== built) findings.push(`${route} is not the page that was built`);
  }
  return findings;
};

const checkMissing = async ({ url, dist }: Site): Promise<Finding[]> => {
  const path = `/no-such-page-${Date.now()}`;
  const answer = await get(url + path);
  if (answer.status !== 404) return [`${path} answers ${answer.status} instead of 404`];
  const built = await readFile(join(dist, '404.html'), 'utf8');
  return (await answer.text()) === built ? [] : [`${path} does not show the site's own page`];
};

const checkClean = async ({ url }: Site, routes: string[]): Promise<Finding[]> => {
  const route = routes.find((name) => name !== '/');
  if (route === undefined) return [];
  const answer = await get(`${url}${route}/`);
  const location = new URL(answer.headers.get('location') ?? '/', url).pathname;
  const right = answer.status === 301 && location === route;
  return right ? [] : [`${route}/ answers ${answer.status} to ${location} instead of 301 to ${route}`];
};

const checkRedirects = async ({ url, redirects }: Site): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [old, now] of Object.entries(redirects).slice(0, sample)) {
    const { status, headers } = await get(url + old);
    const location = headers.get('location');
    if (status !== 301 || location !== now)
      findings.push(`${old} answers ${status} to ${location} instead of 301 to ${now}`);
  }
  return findings;
};

const checkHeaders = async ({ url, headers }: Site): Promise<Finding[]> => {
  const answer = await get(`${url}/`);
  return Object.entries(headers).flatMap(([name, value]) =>
    answer.headers.get(name) === value
      ? []
      : [`${name} is "${answer.headers.get(name)}" instead of "${value}"`],
  );
};

const checkAssets = async ({ url, dist }: Site): Promise<Finding[]> => {
  const home = await readFile(join(dist, 'index.html'), 'utf8');
  const paths = [...new Set(home.match(/\/(?:assets|media)\/[\w./-]+/g) ?? [])];
  const findings: Finding[] = [];
  for (const path of paths) {
    const answer = await get(url + path);
    const kept = answer.headers.get('cache-control') ?? '';
    if (answer.status !== 200) findings.push(`${path} answers ${answer.status} instead of 200`);
    else if (!kept.includes('immutable')) findings.push(`${path} is not kept by browsers: "${kept}"`);
    await answer.arrayBuffer();
  }
  return findings;
};

/**
 * Looks at a deployed site as a visitor does: pages, the page for unknown addresses, clean and former
 * addresses, headers, and the files that the home page names.
 */
export const checkPages = async (site: Site): Promise<Finding[]> => {
  const routes = await routesOf(site.dist);
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
