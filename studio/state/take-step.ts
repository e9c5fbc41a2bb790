import { locateChange } from '../../documents/changes/locate-change.ts';
import { describeChanges, type DescribedChange } from '../naming/describe-changes.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';
import type { Studio } from './studio.ts';
import type { DocumentLocation } from './view.ts';

/** Path length of a section. */
const sectionDepth = 2;

/** Maximum number of file names in a notification. */
const maxNamed = 5;

/** Describes the changes of a step. */
const describeStep = (changes: readonly DescribedChange[]): string => {
  const [first] = changes;
  const { inPages, more } = words.steps;
  if (!first || changes.length > 1) {
    const named = changes.slice(0, maxNamed).map(({ title }) => title);
    const unnamed = changes.length - named.length;
    const pages = [...named, ...(unnamed > 0 ? [formatMessage(more, { count: unnamed })] : [])].join(', ');
    return formatMessage(inPages, { count: changes.length, pages });
  }
  return `${first.title}: ${first.sentences.join('; ')}`;
};

/**
 * Returns the location to show after a step: in the currently shown document if it changed, otherwise on a changed page.
 * Undefined if there is no document to show, for example after a page was removed.
 */
const findLocation = (changes: readonly DescribedChange[], shown: string): DocumentLocation | undefined => {
  const documents = changes.filter(({ file, kind }) => kind !== 'removed' && /\.ya?ml$/.test(file));
  const isPage = ({ file }: DescribedChange): boolean => !file.startsWith('_');
  const isWholeDocument = ({ kind }: DescribedChange): boolean => kind !== 'changed';
  // Adding or removing a page also changes the menu, but the page is the more relevant change.
  const candidates = changes.some((each) => isPage(each) && isWholeDocument(each))
    ? documents.filter(isWholeDocument)
    : documents;
  const found = candidates.find(({ file }) => file === shown) ?? candidates.find(isPage) ?? candidates[0];
  const [change] = found?.changes ?? [];
  if (!found || !change) return found && { file: found.file, path: [] };
  const path = locateChange(found.after, change);
  // Added, removed or moved list entries stay collapsed; a section is expanded.
  return { file: found.file, path, isFolded: change.kind !== 'changed' && path.length > sectionDepth };
};

/** Undoes or redoes a step, shows the changed location and announces the change. */
export const undoOrRedo = (studio: Studio, direction: 'undo' | 'redo'): void => {
  const { texts, view, notice } = studio;
  const before = texts.snapshot().current;
  texts[direction]();
  const after = texts.snapshot().current;
  const names = new Set(['_site.yaml', ...diffTexts(before, after).map(({ name }) => name)]);
  const of = (all: FileTexts): FileTexts => new Map([...all].filter(([name]) => names.has(name)));
  const changes = describeChanges(of(before), of(after));
  if (changes.length === 0) return;
  const place = findLocation(changes, view.snapshot().file);
  const message = formatMessage(words.steps[direction], { what: describeStep(changes) });
  if (place) view.choose(place);
  else view.leaveRemoved();
  // A change of one document is visible on the screen; changes of others need a notification.
  if (place && changes.length === 1) studio.announce(message);
  else notice.set({ text: message });
};
