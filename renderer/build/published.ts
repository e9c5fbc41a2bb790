import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { absenceOf, localMoment } from './documents/dates.ts';

type Published = { site: Site; pages: Page[] };

/** The site without links to pages that are not there: in the menu and in the columns of the footer. */
const withoutLinks = (site: Site, absent: ReadonlySet<string>): Site => {
  const isThere = ({ href }: { href: string }) => !absent.has(href.replace(/[?#].*$/, ''));
  const menu = site.header.menu.filter(isThere).map((item) => {
    const categories = item.categories
      ?.map((category) => ({ ...category, links: category.links.filter(isThere) }))
      .filter(({ links }) => links.length > 0);
    return { ...item, ...(categories && { categories: categories.length > 0 ? categories : undefined }) };
  });
  const columns = site.footer.columns
    .map((column) => ({ ...column, links: column.links.filter(isThere) }))
    .filter(({ links }) => links.length > 0);
  return { ...site, header: { ...site.header, menu }, footer: { ...site.footer, columns } };
};

/**
 * What is on the site at a time: the pages whose dates allow it, and menus that lead to no other.
 * @param time when the site is built
 */
export const publishedAt = (time: Date, { site, pages }: Published): Published => {
  const now = localMoment(time, site.facts.timeZone);
  const there = pages.filter((page) => !absenceOf(page, now));
  if (there.length === pages.length) return { site, pages };
  const absent = new Set(pages.filter((page) => !there.includes(page)).map(({ route }) => route));
  return { site: withoutLinks(site, absent), pages: there };
};
