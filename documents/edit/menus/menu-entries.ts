import { getChild, toArray, getIn, type Path } from '../../read/document/path.ts';
import { EditError } from '../edit-error.ts';

/** Matches paths of links in `_site.yaml` that can be removed, because they are entries of a menu or the footer. */
const entryLink =
  /^((?:header\.menu\.\d+(?:\.categories\.\d+\.links\.\d+)?)|(?:footer\.(?:columns\.\d+\.)?links\.\d+))\.href$/;

/**
 * Returns the menu entry that a link belongs to; of a town only the link is removed.
 * @param link path of the link in the site document
 * @returns undefined for a link with its own menu, or a button
 */
export const findMenuEntry = (site: unknown, link: Path): Path | undefined => {
  if (link[0] === 'towns') return link;
  if (!entryLink.test(link.join('.'))) return undefined;
  const entry = link.slice(0, -1);
  return getChild(getIn(site, entry), 'categories') === undefined ? entry : undefined;
};

const isSame = (a: Path, b: Path): boolean => a.join('.') === b.join('.');

/** Returns the parents to remove with an empty list. @throws EditError if the list is required */
const parentsToRemove = (list: Path): Path[] => {
  const field = list.at(-1);
  const parent = list.slice(0, -1);
  if (field === 'categories') return ['categories', 'all', 'toggle'].map((name) => [...parent, name]);
  if (field === 'links' && typeof parent.at(-1) === 'number') return [parent];
  if (field === 'links') return [list];
  throw new EditError(
    `The list ${list.join('.')} in the site document would become empty. Add another entry first.`,
  );
};

/**
 * Returns what to remove with some entries: a category or column without links, a menu without categories.
 * @returns paths, none of which contains another
 * @throws EditError if a required list would become empty
 */
export const removablePaths = (site: unknown, entries: Path[]): Path[] => {
  for (const entry of entries) {
    if (typeof entry.at(-1) !== 'number') continue;
    const list = entry.slice(0, -1);
    const inList = entries.filter((other) => isSame(other.slice(0, -1), list));
    if (inList.length < toArray(getIn(site, list)).length) continue;
    const rest = entries.filter((other) => !inList.includes(other));
    const parents = parentsToRemove(list).filter((path) => getIn(site, path) !== undefined);
    return removablePaths(site, [...rest, ...parents]);
  }
  return entries;
};

/** Sorts later paths first, so that removing one does not shift the others. */
export const sortForRemoval = (paths: Path[]): Path[] =>
  paths.toSorted((first, second) => {
    const at = first.findIndex((step, index) => step !== second[index]);
    const [a, b] = [first[at], second[at]];
    if (typeof a === 'number' && typeof b === 'number') return b - a;
    return String(a) < String(b) ? -1 : 1;
  });
