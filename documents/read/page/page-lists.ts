import { openingImageOf } from '../../../schema/opening-image.ts';
import type { Page } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import type { ListedPage } from '../../../schema/sections/page-list.ts';
import { visibleSections } from '../document/hidden.ts';
import { getChild } from '../document/path.ts';
import { sectionTypesWith } from '../document/schemas.ts';
import type { ModelPage } from '../site/site-model.ts';

const listTypes = sectionTypesWith('listsPages');

const isList = (section: unknown): boolean => listTypes.has(getChild(section, 'type'));

/** Returns the folders whose pages a page lists, each with the index of its section, valid or not. */
export const foldersIn = ({ resolved }: ModelPage): [number, string][] =>
  visibleSections(resolved).flatMap(([index, section]): [number, string][] => {
    const folder = getChild(section, 'folder');
    return isList(section) && typeof folder === 'string' ? [[index, folder]] : [];
  });

/** Whether a route is that of a page in a folder, at any depth. */
export const isInFolder = (route: string, folder: string): boolean => route.startsWith(`${folder}/`);

const toListed = ({ route, name, title, description, date, image, sections }: Page): ListedPage => ({
  title: name ?? title,
  description,
  href: route,
  image: image ?? openingImageOf(sections),
  date,
});

/**
 * Returns a page whose lists of pages are filled in.
 * @param seen the pages that visitors see
 * @param tag language of the site, for `Intl`
 * @param keepsEmpty whether it includes lists without pages, for previews
 */
export const fillInLists = (
  model: ModelPage,
  seen: readonly Page[],
  tag: string,
  keepsEmpty: boolean,
): ModelPage => {
  const { page, route, resolved } = model;
  if (!page || !resolved.sections.some(isList)) return model;
  const byName = (a: ListedPage, b: ListedPage): number => a.title.localeCompare(b.title, tag);
  const byDate = (a: ListedPage, b: ListedPage): number =>
    (b.date ?? '').localeCompare(a.date ?? '') || byName(a, b);
  const sections = page.sections.flatMap((section): Section[] => {
    if (!isList(section)) return [section];
    const { folder, order, limit } = section as Section<'page-list'>;
    const listed = seen.filter((other) => other.route !== route && isInFolder(other.route, folder));
    const pages = listed
      .map(toListed)
      .sort(order === 'newest' ? byDate : byName)
      .slice(0, limit);
    return pages.length > 0 || keepsEmpty ? [Object.assign({ pages }, section)] : [];
  });
  return { ...model, page: { ...page, sections } };
};
