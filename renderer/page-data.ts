import type { Page } from '../schema/page.ts';
import type { Site } from '../schema/site.ts';
import type { PageData } from './context.tsx';
import type { Media } from './media.ts';
import { collectImages } from './collect-images.ts';

/** Returns the media of the given image names. */
type ImageDescriber = { describe: (names: Iterable<string>) => Media };

type Breadcrumb = { label: string; href: string };

/** The short names of the pages of a site by route. */
type PageNames = ReadonlyMap<string, string>;

/** Data shared by all pages of a site: the breadcrumbs of menu pages by route, and the image names of the layout. */
type SharedData = { trails: Map<string, Breadcrumb[]>; images: Iterable<string> };

const sharedDataCache = new WeakMap<Site, SharedData>();

/** Returns for each page in the menus its menu entry and its own link; the first occurrence wins. */
const collectTrails = ({ header }: Site): Map<string, Breadcrumb[]> => {
  const trails = new Map<string, Breadcrumb[]>();
  const add = (...steps: [...Breadcrumb[], Breadcrumb]): void => {
    const { href } = steps.at(-1) as Breadcrumb;
    if (!trails.has(href)) trails.set(href, steps);
  };
  for (const { label, href, categories = [] } of header.menu) {
    add({ label, href });
    for (const { links } of categories) for (const link of links) add({ label, href }, link);
  }
  return trails;
};

const getSharedData = (site: Site): SharedData => {
  const data = sharedDataCache.get(site) ?? {
    trails: collectTrails(site),
    images: [...collectImages(site).keys()],
  };
  sharedDataCache.set(site, data);
  return data;
};

/** Returns the routes above a route, from the top: `/a` and `/a/b` for `/a/b/c`. */
const routesAbove = (route: string): string[] =>
  Array.from(route.matchAll(/(?<!^)\//g), ({ index }) => route.slice(0, index));

/**
 * Returns the breadcrumbs from the home page to a page, including the pages above it in its route and the menu entries that
 * contain these pages, if any. The label of the home page is its label in the menu, or else the name of the business.
 */
const createBreadcrumbs = (site: Site, page: Page, names: PageNames): Breadcrumb[] => {
  const { trails } = getSharedData(site);
  const trail = trails.get(page.route) ?? [];
  const last = { label: page.name ?? trail.at(-1)?.label ?? page.title, href: page.route };
  if (page.route === '/') return [last];
  const home = trails.get('/')?.at(-1) ?? { label: site.facts.name, href: '/' };
  const parents = routesAbove(page.route).flatMap((href) => {
    const label = names.get(href);
    return label === undefined ? [] : (trails.get(href) ?? [{ label, href }]);
  });
  const between = [...parents, ...trail.slice(0, -1)].filter(
    ({ href }) => href !== '/' && href !== page.route,
  );
  return [home, ...new Map(between.map((step) => [step.href, step])).values(), last];
};

/** Returns the short names of pages by route. */
export const namesOf = (pages: Iterable<Page>): Map<string, string> =>
  new Map(Array.from(pages, ({ route, name, title }) => [route, name ?? title]));

/** Returns the data that a page is rendered from. @param names the pages that its breadcrumbs may contain */
export const createPageData = (
  site: Site,
  page: Page,
  images: ImageDescriber,
  names: PageNames = new Map(),
): PageData => ({
  page,
  media: images.describe(new Set([...collectImages(page).keys(), ...getSharedData(site).images])),
  trail: createBreadcrumbs(site, page, names),
});
