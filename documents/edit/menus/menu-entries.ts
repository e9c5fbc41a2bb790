import { getChild, toArray, getIn, type Path } from '../../read/document/path.ts';
import { EditError } from '../text/edit-error.ts';
import type { DocumentDraft } from '../text/document-draft.ts';

/** Matches paths of links in `_site.yaml` that can be removed, because they are entries of a menu or the footer. */
const entryLink =
  /^((?:header\.menu\.\d+(?:\.categories\.\d+\.links\.\d+)?)|(?:footer\.(?:columns\.\d+\.)?links\.\d+))\.href$/;

/**
 * Returns the path of what to remove with a link: its menu entry, or only the link itself of a town.
 * @param link path of the link in the site document
 * @returns undefined for a link with its own menu, or a button
 */
export const findMenuEntry = (site: unknown, link: Path): Path | undefined => {
  if (link[0] === 'towns') return link;
  if (!entryLink.test(link.join('.'))) return undefined;
  const entry = link.slice(0, -1);
  return getChild(getIn(site, entry), 'categories') === undefined ? entry : undefined;
};

/**
 * Removes an entry, with a category or column that has no other links, and with the categories of a menu that has no
 * others. Later entries have to be removed first.
 * @throws EditError if a required list would become empty
 */
export const removeMenuEntry = (draft: DocumentDraft, entry: Path): void => {
  const list = entry.slice(0, -1);
  const parent = list.slice(0, -1);
  if (typeof entry.at(-1) !== 'number' || toArray(getIn(draft.value, list)).length > 1)
    return draft.remove(entry);
  if (list.at(-1) === 'links')
    return removeMenuEntry(draft, typeof parent.at(-1) === 'number' ? parent : list);
  if (list.at(-1) !== 'categories')
    throw new EditError('A menu of the site would become empty. Add another entry first.');
  for (const name of ['categories', 'all', 'toggle'])
    if (getIn(draft.value, [...parent, name]) !== undefined) draft.remove([...parent, name]);
};
