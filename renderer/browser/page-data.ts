import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { loadSections } from '../section-view.tsx';
import { dataUrl, normalizeRoute } from '../urls.ts';
import { createStore } from '../store.ts';
import { withTimeout } from '../with-timeout.ts';

/** The file of a page's data. */
type PageFile = PageData & { version: string };

/** What a route is rendered from. */
export type RouteData = { site: Site; data: PageData };

/** What a page is rendered from has stalled when it is not there by then, in milliseconds; a document is loaded instead. */
const stalledMs = 4000;

const html = document.documentElement;
const pages = new Map<string, Promise<PageFile>>();
let site: Promise<Site> | undefined;

const fetchJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
};

const fetchPage = async (url: string): Promise<PageFile> => {
  // A page that is not there is left to the browser: only the server knows whether it has another address by now.
  const file = await fetchJson<PageFile>(url);
  // Another version of the browser side may not understand this file, nor this one that file.
  if (file.version !== html.dataset['version']) throw new Error('the site has changed');
  return file;
};

const loadPage = (url: string): Promise<PageFile> => {
  const known = pages.get(url);
  if (known) return known;
  const fetched = fetchPage(url);
  pages.set(url, fetched);
  fetched.catch(() => pages.delete(url));
  return fetched;
};

/** The facts and menus of the site, fetched once. */
const loadSite = (): Promise<Site> => (site ??= fetchJson<Site>(html.dataset['site'] ?? ''));

/**
 * The data that the shown page was made from, whatever was published since, without the code of sections that stay as
 * they are. Whoever comes back to the page sees it as it was.
 */
export const loadFirst = async (): Promise<RouteData> => {
  const url = html.dataset['page'] ?? '';
  const [loadedSite, data] = await Promise.all([loadSite(), loadPage(url)]);
  pages.set(dataUrl(data.page.route), Promise.resolve(data));
  return { site: loadedSite, data };
};

/** What the routes that can be rendered at once are rendered from. */
const ready = createStore<ReadonlyMap<string, RouteData>>(new Map());

/** Whether the page at a path can be rendered without waiting. */
export const isRouteLoaded = (pathname: string): boolean => ready.get().has(normalizeRoute(pathname));

const load = async (route: string): Promise<RouteData> => {
  // Static sections are one file (vite.config.ts), which need not wait for the data to say which of them it needs.
  const code = loadSections(['prose']);
  const [loadedSite, data] = await Promise.all([loadSite(), loadPage(dataUrl(route)), code]);
  await loadSections(data.page.sections.map(({ type }) => type));
  const found = { site: loadedSite, data };
  ready.set(new Map([...ready.get(), [route, found]]));
  return found;
};

/**
 * Fetches everything that the page at a path is rendered from, the code of its sections too.
 * @throws Error when offline or outdated, and when a request has stalled
 */
export const loadRoute = async (pathname: string): Promise<RouteData> => {
  const route = normalizeRoute(pathname);
  const known = ready.get().get(route);
  if (known) return known;
  try {
    return await withTimeout(stalledMs, load(route));
  } catch (error) {
    // The next try asks again, and does not wait for an answer that has not come.
    pages.delete(dataUrl(route));
    throw error;
  }
};

/** What the page at a path is rendered from, as soon as all of it is there. */
export const useRouteData = (pathname: string): RouteData | undefined =>
  ready.use().get(normalizeRoute(pathname));

/** Reads the documents of the shown page anew after they were edited (development). */
export const refresh = async (): Promise<void> => {
  pages.clear();
  ready.set(new Map());
  site = undefined;
  // A page that is no more, or not yet right, is the server's to show.
  await loadRoute(location.pathname).catch(() => location.reload());
};
