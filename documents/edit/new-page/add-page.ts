import { getChild } from '../../read/document/path.ts';
import { nearest } from '../../problems/nearest.ts';
import { readDocument } from '../../check/read-document.ts';
import { interpolateText } from '../../read/site/tokens.ts';
import { describeProblem } from '../../problems/format-problem.ts';
import { joinNames, toQuoted } from '../../problems/format-value.ts';
import { EditError } from '../edit-error.ts';
import { applyEdits } from '../text/edits.ts';
import { insertEntry } from '../text/insert-entry.ts';
import { menuLists, type MenuList } from '../menus/menu-lists.ts';
import { newPageText } from './new-page.ts';
import { assertRouteIsFree, requirePage } from '../routes.ts';
import type { EditableSite } from '../editable-site.ts';

/** Options for a new page. */
export type NewPageOptions = {
  title: string;
  route: string;
  name: string;
  /** Menu that gets a link to it; undefined for none. */
  menu: string | undefined;
  /** Route of the page it is modeled on. */
  like: string;
};

/** New contents of changed files, by path. */
export type ChangedFiles = Map<string, string>;

/** Finds a menu by name. @throws EditError that lists all menus if it does not exist */
export const requireMenuList = ({ site }: EditableSite, name: string): MenuList => {
  const places = menuLists(site.document.value);
  const names = places.map((place) => place.name);
  const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  const found = places.find((place) => same(place.name));
  if (found) return found;
  const near = nearest(name, names);
  const hint = near === undefined ? `The menus are: ${joinNames(names)}.` : `Did you mean ${toQuoted(near)}?`;
  throw new EditError(`There is no menu ${toQuoted(name)}. ${hint}`);
};

const checkTitle = ({ pages, tokens }: EditableSite, title: string): void => {
  if (title.trim() === '') throw new EditError('A page needs a title.');
  const plain = (text: string) =>
    interpolateText(text, tokens.values).trim().replace(/\s+/g, ' ').toLowerCase();
  const twin = pages.find(
    ({ document }) => plain(String(getChild(document.value, 'title'))) === plain(title),
  );
  if (twin) throw new EditError(`${twin.path} has the same title. Give each page a title of its own.`);
};

/**
 * Adds a page and its link in a menu.
 * @param textOf writes its text: unfinished texts, or a copy of the model page
 * @returns the new file and the changed site document
 * @throws EditError if the page cannot be added; nothing has changed then
 */
export const addPage = (
  folder: EditableSite,
  { title, route, name, menu, like }: NewPageOptions,
  textOf: typeof newPageText = newPageText,
): ChangedFiles => {
  assertRouteIsFree(folder, route);
  checkTitle(folder, title);
  const text = textOf(folder, { title, name, model: requirePage(folder, like) });
  const path = `${folder.prefix}${route.slice(1)}.yaml`;
  const wrong = readDocument(path, text, 'page').problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new EditError(`The page would not be right: ${describeProblem(wrong)}`);
  const changes: ChangedFiles = new Map([[path, text]]);
  if (menu === undefined) return changes;
  const { source } = folder.site.document;
  const { path: list, routes } = requireMenuList(folder, menu);
  const edits = insertEntry(source, list, routes.length, { label: name, href: route });
  return changes.set(folder.site.path, applyEdits(source.text, edits));
};
