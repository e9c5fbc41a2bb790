import type { Page } from '../schema/page.ts';
import type { Site } from '../schema/site.ts';
import type { PageData } from './context.tsx';
import type { Media } from './media.ts';
import { collectImages } from './collect-images.ts';

/** What is known of pictures: those that are named, with what a page says of them. */
type Pictures = { describe: (names: Iterable<string>) => Media };

type Step = { label: string; href: string };

/** What is the same for every page of a site. */
type SiteParts = { places: Map<string, Step[]>; pictures: Iterable<string> };

const partsOfSites = new WeakMap<Site, SiteParts>();

/** For each page in the menus the entry that holds it, and its own label there; the first place counts. */
const placesIn = ({ header }: Site): Map<string, Step[]> => {
  const places = new Map<string, Step[]>();
  const add = (...steps: [...Step[], Step]): void => {
    const { href } = steps.at(-1) as Step;
    if (!places.has(href)) places.set(href, steps);
  };
  for (const { label, href, categories = [] } of header.menu) {
    add({ label, href });
    for (const { links } of categories) for (const link of links) add({ label, href }, link);
  }
  return places;
};

const partsOf = (site: Site): SiteParts => {
  const parts = partsOfSites.get(site) ?? {
    places: placesIn(site),
    pictures: [...collectImages(site).keys()],
  };
  partsOfSites.set(site, parts);
  return parts;
};

/**
 * The breadcrumbs from the home page to a page: through the menu entry that contains the page, if one does. The home page
 * has its label from the menu; without an entry there, the name of the business.
 */
const breadcrumbsOf = (site: Site, page: Page): Step[] => {
  const { places } = partsOf(site);
  const place = places.get(page.route) ?? [];
  const own = { label: page.name ?? place.at(-1)?.label ?? page.title, href: page.route };
  if (page.route === '/') return [own];
  const home = places.get('/')?.at(-1) ?? { label: site.facts.name, href: '/' };
  return [home, ...place.slice(0, -1).filter(({ href }) => href !== '/'), own];
};

/** Everything that a page is rendered from. */
export const pageDataOf = (site: Site, page: Page, pictures: Pictures): PageData => ({
  page,
  media: pictures.describe(new Set([...collectImages(page).keys(), ...partsOf(site).pictures])),
  trail: breadcrumbsOf(site, page),
});
