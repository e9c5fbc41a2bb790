import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { loadStaticSections } from '../section-registry.ts';
import { loadSections } from '../section-view.tsx';
import { dataUrl, normalizeRoute } from '../urls.ts';
import { createStore } from '../store.ts';
import { withTimeout } from '../with-timeout.ts';

/** Content of a page's data file; `version` is the build id of the client code. */
type PageFile = PageData & { version: string };

/** The data that a route is rendered from. */
export type RouteData = { site: Site; data: PageData };

/** Maximum time to load the data and code of a page, in ms; after that the browser loads the document. */
const loadTimeoutMs = 4000;

const html = document.documentElement;
const pages = new Map<string, Promise<PageFile>>();
let site: Promise<Site> | undefined;

const fetchJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return (await response.json()) as T;
};

const fetchPage = async (url: string): Promise<PageFile> => {
  // If the file is missing, the browser loads the document: only the server knows whether the page was moved.
  const file = await fetchJson<PageFile>(url);
  // Client code and data files of different builds may be incompatible.
  if (file.version !== html.dataset['version']) throw new Error('A new version of the site was published.');
  return file;
};

const loadPage = (url: string): Promise<PageFile> => {
  const cached = pages.get(url);
  if (cached) return cached;
  const fetched = fetchPage(url);
  pages.set(url, fetched);
  fetched.catch(() => pages.delete(url));
  return fetched;
};

/** Returns the facts and menus of the site, which are fetched once. */
const loadSite = (): Promise<Site> => (site ??= fetchJson<Site>(html.dataset['site'] ?? ''));

/**
 * Returns the data that the current HTML was rendered from, even if a newer release is live, without loading the code
 * of static sections. Navigating back to this page renders the same data.
 */
export const loadFirst = async (): Promise<RouteData> => {
  const url = html.dataset['page'] ?? '';
  const [loadedSite, data] = await Promise.all([loadSite(), loadPage(url)]);
  pages.set(dataUrl(data.page.route), Promise.resolve(data));
  return { site: loadedSite, data };
};

/** Data of the routes that can be rendered immediately. */
const loadedRoutes = createStore<ReadonlyMap<string, RouteData>>(new Map());

/** Whether the page at a path can be rendered immediately. */
export const isRouteLoaded = (pathname: string): boolean => loadedRoutes.get().has(normalizeRoute(pathname));

const load = async (route: string): Promise<RouteData> => {
  const code = loadStaticSections();
  const loading = loadPage(dataUrl(route));
  const [loadedSite, data] = await Promise.all([loadSite(), loading, code]);
  await loadSections(data.page.sections.map(({ type }) => type));
  // Ignores outdated data: the documents were edited in the meantime (`refresh`).
  if (pages.get(dataUrl(route)) !== loading) return load(route);
  const routeData = { site: loadedSite, data };
  loadedRoutes.set(new Map([...loadedRoutes.get(), [route, routeData]]));
  return routeData;
};

/**
 * Loads the data and the section code of the page at a path.
 * @throws Error when offline, when the client code is outdated, and after `loadTimeoutMs`
 */
export const loadRoute = async (pathname: string): Promise<RouteData> => {
  const route = normalizeRoute(pathname);
  const loaded = loadedRoutes.get().get(route);
  if (loaded) return loaded;
  try {
    return await withTimeout(loadTimeoutMs, load(route));
  } catch (error) {
    // The next attempt must send a new request instead of waiting for this one.
    pages.delete(dataUrl(route));
    throw error;
  }
};

/** Returns the data of the page at a path, or undefined while it is loading. */
export const useRouteData = (pathname: string): RouteData | undefined =>
  loadedRoutes.use().get(normalizeRoute(pathname));

/** Whether the documents of the first page were edited after its data was loaded (development). */
export const isOutdated = async ({ site: loadedSite, data }: RouteData): Promise<boolean> => {
  const urls = [html.dataset['site'], html.dataset['page']];
  const current = await Promise.all(urls.map((url = '') => fetchJson(url))).catch(() => undefined);
  return JSON.stringify(current) !== JSON.stringify([loadedSite, data]);
};

/** Reloads the data of the current page after its documents were edited (development). */
export const refresh = async (): Promise<void> => {
  pages.clear();
  loadedRoutes.set(new Map());
  site = undefined;
  // The page was removed or is invalid: let the server respond.
  await loadRoute(location.pathname).catch(() => location.reload());
};
