import { locateChange } from '../../documents/changes/locate-change.ts';
import { describeChanges, type DescribedChange } from '../naming/describe-changes.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';
import type { Studio } from './studio.ts';
import type { DocumentLocation } from './view.ts';

/** How long the path of a section is. */
const sectionDepth = 2;

/** Only so many of the files that a step changes are named. */
const mostNamed = 5;

/** What a step changes, in words. */
const sentenceOf = (told: readonly DescribedChange[]): string => {
  const [first] = told;
  const { inPages, more } = words.steps;
  if (!first || told.length > 1) {
    const named = told.slice(0, mostNamed).map(({ title }) => title);
    const others = told.length - named.length;
    const pages = [...named, ...(others > 0 ? [formatMessage(more, { count: others })] : [])].join(', ');
    return formatMessage(inPages, { count: told.length, pages });
  }
  return `${first.title}: ${first.sentences.join('; ')}`;
};

/**
 * Where a step has changed something: in the document whose fields are shown if that is one of them, else on a page.
 * Undefined when there is no document to show, such as for a page that was removed.
 */
const placeOf = (told: readonly DescribedChange[], shown: string): DocumentLocation | undefined => {
  const documents = told.filter(({ file, kind }) => kind !== 'removed' && /\.ya?ml$/.test(file));
  const isPage = ({ file }: DescribedChange): boolean => !file.startsWith('_');
  const isWhole = ({ kind }: DescribedChange): boolean => kind !== 'changed';
  // A page that comes or goes changes the menu as well, which is not what one looks for.
  const wanted = told.some((each) => isPage(each) && isWhole(each)) ? documents.filter(isWhole) : documents;
  const found = wanted.find(({ file }) => file === shown) ?? wanted.find(isPage) ?? wanted[0];
  const [change] = found?.changes ?? [];
  if (!found || !change) return found && { file: found.file, path: [] };
  const path = locateChange(found.after, change);
  // An entry of a list that comes, goes or moves is seen by its name; a section is opened.
  return { file: found.file, path, isFolded: change.kind !== 'changed' && path.length > sectionDepth };
};

/** Undoes or redoes a step, shows the place that it changes, and says what that is. */
export const undoOrRedo = (studio: Studio, way: 'undo' | 'redo'): void => {
  const { texts, view, notice } = studio;
  const before = texts.snapshot().current;
  texts[way]();
  const after = texts.snapshot().current;
  const names = new Set(['_site.yaml', ...diffTexts(before, after).map(({ name }) => name)]);
  const of = (all: FileTexts): FileTexts => new Map([...all].filter(([name]) => names.has(name)));
  const told = describeChanges(of(before), of(after));
  if (told.length === 0) return;
  const place = placeOf(told, view.snapshot().file);
  const said = formatMessage(words.steps[way], { what: sentenceOf(told) });
  if (place) view.choose(place);
  else view.leaveRemoved();
  // One field is seen to change; what else a step changes is not on the screen.
  if (place && told.length === 1) studio.announce(said);
  else notice.set(said);
};
