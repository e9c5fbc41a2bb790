import { type FileDiff, diffSites } from '../../documents/changes/diff-sites.ts';
import type { ValueChange } from '../../documents/changes/diff-values.ts';
import { isDeepEqual, getIn } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { describePath, describeSection, fileTitle, describeContainer } from './labels.ts';
import { formatMessage, words } from '../messages/messages.ts';

/** A document as it was and as it is. */
type BothVersions = { before: unknown; after: unknown };

/** What became of a whole section. */
const describeSectionChange = ({ kind, path }: ValueChange, { before, after }: BothVersions): string => {
  const index = Number(path[1]);
  if (kind === 'removed')
    return formatMessage(told.sectionRemoved, { section: describeSection(before, index) });
  const section = describeSection(after, index);
  const neighbor = index === 0 ? '' : describeSection(after, index - 1);
  const way =
    kind === 'moved'
      ? (['sectionMoved', 'sectionMovedUp'] as const)
      : (['sectionAdded', 'sectionFirst'] as const);
  return formatMessage(told[neighbor === '' ? way[1] : way[0]], { section, neighbor });
};

/** What became of a value, in words: a button "Call" of a hero is "Hero: the second button is new". */
const describeValueChange = (change: ValueChange, two: BothVersions): string => {
  const { kind, path } = change;
  const document = kind === 'removed' ? two.before : two.after;
  if (path[0] === 'sections' && path.length === 2) return describeSectionChange(change, two);
  const { name, parts } = describeContainer(document, path);
  const said = (what: string): string => (name === '' ? what : formatMessage(told.at, { name, what }));
  if (path.at(-1) === 'hidden' && path.length - parts === 1)
    return said(kind !== 'removed' && getIn(document, path) === true ? told.hidden : told.shown);
  if (path.length === 0) return told.all;
  const what = describePath(document, path, parts);
  if (kind === 'changed' && path.at(-1) === 'src') return said(formatMessage(told.replaced, { what }));
  if (change.kind === 'moved') return said(formatMessage(told.moved, { what, place: change.from + 1 }));
  const isList = Array.isArray(getIn(document, path));
  const forms = isList ? told.lists : told;
  return said(formatMessage(forms[change.kind], { what }));
};

const { told } = words;
type Texts = ReadonlyMap<string, string>;

/** What was done to one file of a site, in words. */
export type DescribedChange = Pick<FileDiff, 'file' | 'kind' | 'after' | 'changes'> & {
  /** What an editor calls it: a page by its name. */
  title: string;
  /** One sentence for each change; at least one. */
  sentences: string[];
  /** What the document said before and says now, such as a page whose file has another name now. */
  before: unknown;
  after: unknown;
};

const isPicture = (file: string): boolean => file.startsWith(mediaFolder);

const sentencesOf = (each: FileDiff): string[] => {
  const { file, kind, from = '', before, after, changes } = each;
  const ofPicture = { added: told.pictureAdded, removed: told.pictureRemoved, changed: told.pictureReplaced };
  if (isPicture(file)) return [ofPicture[kind === 'renamed' ? 'changed' : kind]];
  const isPage = !file.startsWith('_');
  if (kind === 'added') return [isPage ? told.pageAdded : told.pieceAdded];
  if (kind === 'removed') return [isPage ? told.pageRemoved : told.pieceRemoved];
  const moved =
    kind === 'renamed' ? [formatMessage(told.pageRenamed, { from: toRoute(from), to: toRoute(file) })] : [];
  const sentences = [...new Set(changes.map((change) => describeValueChange(change, { before, after })))];
  if (sentences.length > 0 || moved.length > 0) return [...moved, ...sentences];
  return [after === undefined || !isDeepEqual(before, after) ? told.unreadable : told.notes];
};

/** What differs between two states of a site, in words: file by file, pages by their names. */
export const describeChanges = (before: Texts, after: Texts): DescribedChange[] => {
  const site = after.get('_site.yaml') ?? before.get('_site.yaml') ?? '';
  const { document } = new Source('_site.yaml', site).parse();
  const tokens = readTokens(document.errors.length > 0 ? undefined : document.toJS()).values;
  return diffSites(before, after).map((each) => ({
    ...each,
    title: fileTitle(each.file, each.after ?? each.before, tokens),
    sentences: sentencesOf(each),
  }));
};
