import { getIn, isDeepEqual, toArray } from '../../documents/read/document/path.ts';
import { type FileChanges, listFileChanges } from '../naming/file-changes.ts';
import { formatMessage, words } from '../messages/messages.ts';
import type { Studio } from './studio.ts';
import type { DocumentLocation } from './view.ts';

/** The number of segments in the path of a section: `sections` and its index. */
const sectionDepth = 2;

/** Maximum number of files or places in a notification. */
const maxNamed = 2;

const listFormat = new Intl.ListFormat('en-US');

/** Returns the first names, and the number of the others. */
const listNames = (names: readonly string[]): string => {
  const [named, count] = [names.slice(0, maxNamed), names.length - maxNamed];
  return listFormat.format(count > 0 ? [...named, formatMessage(words.steps.others, { count })] : named);
};

const isPage = ({ file }: FileChanges): boolean => !file.startsWith('_');

/** Describes what a step changes: the places in a file, or the files, pages first. */
const describeStep = (files: readonly FileChanges[]): string => {
  const [file] = files;
  if (file && files.length === 1)
    return [file.title, listNames(file.changes.map(({ place }) => place))].filter(Boolean).join(': ');
  const pagesFirst = files.toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)));
  return listNames(pagesFirst.map(({ title }) => title));
};

const isAdded = ({ changes }: FileChanges): boolean =>
  changes.some(({ path, before }) => path.length === 0 && before === undefined);

/**
 * Returns the location to show after a step: in the currently shown document if it changed, otherwise on a changed page.
 * Undefined if there is no document to show, for example after a page was removed.
 */
const findLocation = (files: readonly FileChanges[], shown: string): DocumentLocation | undefined => {
  const documents = files.filter(({ file, changes }) => {
    const isRemoved = changes.some(({ path, after }) => path.length === 0 && after === undefined);
    return !isRemoved && /\.ya?ml$/.test(file);
  });
  // Adding a page also changes the menu, but the page is the more relevant change.
  const candidates = documents.some((each) => isPage(each) && isAdded(each))
    ? documents.filter(isAdded)
    : documents;
  const found = candidates.find(({ file }) => file === shown) ?? candidates.find(isPage) ?? candidates[0];
  const [change] = found?.changes ?? [];
  if (!found || !change) return undefined;
  const { path, before, after } = change;
  if (Array.isArray(before) && Array.isArray(after)) {
    const moved = after.findIndex((entry, index) => !isDeepEqual(entry, before[index]));
    return { file: found.file, path: [...path, moved], isFolded: path.length >= sectionDepth };
  }
  const isEntry = typeof path.at(-1) === 'number';
  const list = path.slice(0, -1);
  // If the entry was removed, shows the entry that is now at its index, or else the last one.
  const count = toArray(getIn(found.after, list)).length;
  const last = isEntry && after === undefined ? Math.min(Number(path.at(-1)), count - 1) : path.at(-1);
  // Entries that were added or removed stay collapsed; a section is expanded.
  const isFolded = isEntry && (before === undefined || after === undefined) && path.length > sectionDepth;
  return { file: found.file, path: last === undefined || last === -1 ? list : [...list, last], isFolded };
};

/**
 * Undoes steps or redoes one, shows the changed location and announces the change.
 * @param count number of steps that are undone
 */
export const undoOrRedo = (studio: Studio, direction: 'undo' | 'redo', count = 1): void => {
  const { texts, view, notice } = studio;
  const before = texts.snapshot().current;
  for (let step = 0; step < count; step += 1) texts.step(direction);
  const after = texts.snapshot().current;
  const files = listFileChanges(before, after);
  if (files.length === 0) return;
  const place = findLocation(files, view.snapshot().file);
  const message = formatMessage(words.steps[direction], { what: describeStep(files) });
  if (place) view.choose(place);
  else view.leaveRemoved();
  // A change of one document is visible on the screen; changes of others need a notification.
  if (place && files.length === 1) studio.announce(message);
  else notice.set({ text: message });
};
