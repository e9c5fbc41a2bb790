import { getChild, toArray, type Path } from '../../read/document/path.ts';

/** A list of links in `_site.yaml` that can contain links to pages. */
export type MenuList = {
  /** Its name for users. */
  name: string;
  /** Path of the list. */
  path: Path;
  /** Routes in it. */
  routes: string[];
};

const menuList = (name: unknown, path: Path, links: unknown): MenuList[] =>
  typeof name === 'string' && Array.isArray(links)
    ? [{ name, path, routes: links.map((link) => String(getChild(link, 'href'))) }]
    : [];

/** Returns every menu of a site: the categories of the main menu, the main menu itself, the columns of the footer. */
export const menuLists = (site: unknown): MenuList[] => {
  const header = getChild(site, 'header');
  const menu = getChild(header, 'menu');
  const categories = toArray(menu).flatMap((item, index) =>
    toArray(getChild(item, 'categories')).flatMap((category, inner) => {
      const path = ['header', 'menu', index, 'categories', inner, 'links'];
      return menuList(getChild(category, 'label'), path, getChild(category, 'links'));
    }),
  );
  const columns = toArray(getChild(getChild(site, 'footer'), 'columns')).flatMap((column, index) => {
    const heading = getChild(column, 'heading');
    const name = typeof heading === 'string' ? `Footer: ${heading}` : undefined;
    return menuList(name, ['footer', 'columns', index, 'links'], getChild(column, 'links'));
  });
  return [...categories, ...menuList(getChild(header, 'menuLabel'), ['header', 'menu'], menu), ...columns];
};
