import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import type { MediaLibrary } from './media/media-library.ts';
import { picturesIn } from './pictures.ts';

type Step = { label: string; href: string };

/** The entry of the main menu whose categories hold a page, and the page's own label there. */
const menuPlace = (site: Site, route: string): Step[] => {
  for (const item of site.header.menu) {
    if (item.href === route) return [{ label: item.label, href: route }];
    const link = item.categories?.flatMap(({ links }) => links).find(({ href }) => href === route);
    if (link) return [{ label: item.label, href: item.href }, link];
  }
  return [];
};

/** The trail from the home page to a page: over the menu entry that holds it, if one does. */
export const trailOf = (site: Site, page: Page): Step[] => {
  const home = menuPlace(site, '/')[0];
  const place = menuPlace(site, page.route);
  const own = { label: page.name ?? place.at(-1)?.label ?? page.title, href: page.route };
  return [...(home && page.route !== '/' ? [home] : []), ...place.slice(0, -1), own];
};

/** Everything that a page is drawn from. */
export const pageDataOf = async (site: Site, page: Page, library: MediaLibrary): Promise<PageData> => ({
  page,
  media: await library.describe(picturesIn([page, site])),
  trail: trailOf(site, page),
});
