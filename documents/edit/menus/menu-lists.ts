import { childOf, entriesOf, type Path } from '../../read/document/path.ts';

/** A list of links in `_site.yaml` to which a page can be added. */
export type MenuPlace = {
  /** What a person calls it. */
  name: string;
  /** Where the list stands. */
  path: Path;
  /** The addresses in it. */
  routes: string[];
};

const place = (name: unknown, path: Path, links: unknown): MenuPlace[] =>
  typeof name === 'string' && Array.isArray(links)
    ? [{ name, path, routes: links.map((link) => String(childOf(link, 'href'))) }]
    : [];

/** Every menu of a site: the categories of the main menu, the main menu itself, the columns of the footer. */
export const menuPlaces = (site: unknown): MenuPlace[] => {
  const header = childOf(site, 'header');
  const menu = childOf(header, 'menu');
  const categories = entriesOf(menu).flatMap((item, index) =>
    entriesOf(childOf(item, 'categories')).flatMap((category, inner) => {
      const path = ['header', 'menu', index, 'categories', inner, 'links'];
      return place(childOf(category, 'label'), path, childOf(category, 'links'));
    }),
  );
  const columns = entriesOf(childOf(childOf(site, 'footer'), 'columns')).flatMap((column, index) => {
    const heading = childOf(column, 'heading');
    const name = typeof heading === 'string' ? `Footer: ${heading}` : undefined;
    return place(name, ['footer', 'columns', index, 'links'], childOf(column, 'links'));
  });
  return [...categories, ...place(childOf(header, 'menuLabel'), ['header', 'menu'], menu), ...columns];
};
