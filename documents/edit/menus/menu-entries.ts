import { getChild, toArray, getIn, type Path } from '../../read/document/path.ts';
import { EditError } from '../edit-error.ts';

/** A link of `_site.yaml` that may be taken away, because it is an entry of a menu or of the footer. */
const entryLink =
  /^((?:header\.menu\.\d+(?:\.categories\.\d+\.links\.\d+)?)|(?:footer\.(?:columns\.\d+\.)?links\.\d+))\.href$/;

/**
 * The menu entry that a link belongs to.
 * @param link where the link stands in the site document
 * @returns nothing for a link that is more than an entry: one with a menu of its own, or a button
 */
export const findMenuEntry = (site: unknown, link: Path): Path | undefined => {
  if (!entryLink.test(link.join('.'))) return undefined;
  const entry = link.slice(0, -1);
  return getChild(getIn(site, entry), 'categories') === undefined ? entry : undefined;
};

const isSame = (one: Path, other: Path): boolean => one.join('.') === other.join('.');

/** What a list goes with when nothing is left in it. @throws EditError when the site needs it */
const holderOf = (list: Path): Path[] => {
  const field = list.at(-1);
  const holder = list.slice(0, -1);
  if (field === 'categories') return ['categories', 'all', 'toggle'].map((name) => [...holder, name]);
  if (field === 'links' && typeof holder.at(-1) === 'number') return [holder];
  if (field === 'links') return [list];
  throw new EditError(
    `Nothing would be left in ${list.join('.')} of the site document. Write another entry there first.`,
  );
};

/**
 * What has to go with some entries: a category or a column without links, a menu without categories.
 * @returns the parts to take away, none inside another
 * @throws EditError when a list would be empty that the site needs
 */
export const removablePaths = (site: unknown, entries: Path[]): Path[] => {
  for (const entry of entries) {
    if (typeof entry.at(-1) !== 'number') continue;
    const list = entry.slice(0, -1);
    const inList = entries.filter((other) => isSame(other.slice(0, -1), list));
    if (inList.length < toArray(getIn(site, list)).length) continue;
    const rest = entries.filter((other) => !inList.includes(other));
    const holders = holderOf(list).filter((path) => getIn(site, path) !== undefined);
    return removablePaths(site, [...rest, ...holders]);
  }
  return entries;
};

/** Later parts first, so that taking one away does not move the next. */
export const sortForRemoval = (parts: Path[]): Path[] =>
  parts.toSorted((one, other) => {
    const at = one.findIndex((step, index) => step !== other[index]);
    const [a, b] = [one[at], other[at]];
    if (typeof a === 'number' && typeof b === 'number') return b - a;
    return String(a) < String(b) ? -1 : 1;
  });
