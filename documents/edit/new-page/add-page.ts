import { getChild } from '../../read/document/path.ts';
import { nearest } from '../../problems/nearest.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import { joinNames, toQuoted } from '../../problems/format-value.ts';
import { EditError } from '../text/edit-error.ts';
import { applyEdits } from '../text/edits.ts';
import { insertEntry } from '../text/edit-document.ts';
import { menuLists, type MenuList } from '../menus/menu-lists.ts';
import { createPageText, type NewPage } from './new-page.ts';
import { assertRouteIsFree, requirePage } from '../routes.ts';
import type { EditableSite } from '../editable-site.ts';

/** Options for a new page. */
export type NewPageOptions = {
  title: string;
  route: string;
  name: string;
  /** Menu that gets a link to it; undefined for none. */
  menu: string | undefined;
  /** Route of the page whose sections the new page gets; undefined for an empty page. */
  like: string | undefined;
};

/** Finds a menu by name. @throws EditError that lists all menus if it does not exist */
export const requireMenuList = ({ site }: EditableSite, name: string): MenuList => {
  const lists = menuLists(site.value);
  const names = lists.map((list) => list.name);
  const isSame = (listName: string) => listName.toLowerCase() === name.trim().toLowerCase();
  const found = lists.find((list) => isSame(list.name));
  if (found) return found;
  const closest = nearest(name, names);
  const hint =
    closest === undefined ? `The menus are: ${joinNames(names)}.` : `Did you mean ${toQuoted(closest)}?`;
  throw new EditError(`There is no menu ${toQuoted(name)}. ${hint}`);
};

const checkTitle = ({ pages, tokens }: EditableSite, title: string): void => {
  if (title.trim() === '') throw new EditError('A page needs a title.');
  const normalize = (text: string) =>
    interpolateText(text, tokens.values).trim().replace(/\s+/g, ' ').toLowerCase();
  const duplicate = pages.find(
    ({ document }) => normalize(String(getChild(document.value, 'title'))) === normalize(title),
  );
  if (duplicate)
    throw new EditError(
      `${duplicate.document.source.file} has the same title. Give each page its own title.`,
    );
};

/**
 * Adds a page and its link in a menu.
 * @param createText returns its text: unfinished texts, or a copy of the model page
 * @returns the new file and the changed site document
 * @throws EditError if the page cannot be added; nothing has changed then
 */
export const addPage = (
  folder: EditableSite,
  { title, route, name, menu, like }: NewPageOptions,
  createText: (folder: EditableSite, page: NewPage) => string = createPageText,
): Map<string, string> => {
  assertRouteIsFree(folder, route);
  checkTitle(folder, title);
  const text =
    like === undefined
      ? createPageText(folder, { title, name })
      : createText(folder, { title, name, model: requirePage(folder, like) });
  const path = folder.shownPath(`${route.slice(1)}.yaml`);
  const changes = new Map([[path, text]]);
  if (menu === undefined) return changes;
  const { source } = folder.site;
  const { path: list, routes } = requireMenuList(folder, menu);
  const edits = insertEntry(source, list, routes.length, { label: name, href: route });
  return changes.set(source.file, applyEdits(source.text, edits));
};
