import { type FileChanges, siteChanges } from '../../documents/changes/diff-sites.ts';
import type { Change } from '../../documents/changes/diff-values.ts';
import { isEqual, valueAt } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { routeOf } from '../../documents/read/site/site-files.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { calledPlace, calledSection, fileTitle, holderOf } from './labels.ts';
import { fill, words } from '../messages/messages.ts';

/** A document as it was and as it is. */
type Two = { before: unknown; after: unknown };

/** What became of a whole section. */
const toldSection = ({ kind, path }: Change, { before, after }: Two): string => {
  const index = Number(path[1]);
  if (kind === 'removed') return fill(told.sectionRemoved, { section: calledSection(before, index) });
  const section = calledSection(after, index);
  const neighbor = index === 0 ? '' : calledSection(after, index - 1);
  const way =
    kind === 'moved'
      ? (['sectionMoved', 'sectionMovedUp'] as const)
      : (['sectionAdded', 'sectionFirst'] as const);
  return fill(told[neighbor === '' ? way[1] : way[0]], { section, neighbor });
};

/** What became of a value, in words: a button "Call" of a hero is "Hero: the second button is new". */
const toldChange = (change: Change, two: Two): string => {
  const { kind, path } = change;
  const document = kind === 'removed' ? two.before : two.after;
  if (path[0] === 'sections' && path.length === 2) return toldSection(change, two);
  const { name, parts } = holderOf(document, path);
  const said = (what: string): string => (name === '' ? what : fill(told.at, { name, what }));
  if (path.at(-1) === 'hidden' && path.length - parts === 1)
    return said(kind !== 'removed' && valueAt(document, path) === true ? told.hidden : told.shown);
  if (path.length === 0) return told.all;
  const what = calledPlace(document, path, parts);
  if (kind === 'changed' && path.at(-1) === 'src') return said(fill(told.replaced, { what }));
  if (change.kind === 'moved') return said(fill(told.moved, { what, place: change.from + 1 }));
  const isList = Array.isArray(valueAt(document, path));
  const forms = isList ? told.lists : told;
  return said(fill(forms[change.kind], { what }));
};

const { told } = words;
type Texts = ReadonlyMap<string, string>;

/** What was done to one file of a site, in words. */
export type ToldFile = Pick<FileChanges, 'file' | 'kind' | 'after' | 'changes'> & {
  /** What an editor calls it: a page by its name. */
  title: string;
  /** One sentence for each change; at least one. */
  sentences: string[];
  /** What the document said before and says now, such as a page whose file has another name now. */
  before: unknown;
  after: unknown;
};

const isPicture = (file: string): boolean => file.startsWith(mediaFolder);

const sentencesOf = (each: FileChanges): string[] => {
  const { file, kind, from = '', before, after, changes } = each;
  const ofPicture = { added: told.pictureAdded, removed: told.pictureRemoved, changed: told.pictureReplaced };
  if (isPicture(file)) return [ofPicture[kind === 'renamed' ? 'changed' : kind]];
  const isPage = !file.startsWith('_');
  if (kind === 'added') return [isPage ? told.pageAdded : told.pieceAdded];
  if (kind === 'removed') return [isPage ? told.pageRemoved : told.pieceRemoved];
  const moved =
    kind === 'renamed' ? [fill(told.pageRenamed, { from: routeOf(from), to: routeOf(file) })] : [];
  const sentences = [...new Set(changes.map((change) => toldChange(change, { before, after })))];
  if (sentences.length > 0 || moved.length > 0) return [...moved, ...sentences];
  return [after === undefined || !isEqual(before, after) ? told.unreadable : told.notes];
};

/** What differs between two states of a site, in words: file by file, pages by their names. */
export const toldChanges = (before: Texts, after: Texts): ToldFile[] => {
  const site = after.get('_site.yaml') ?? before.get('_site.yaml') ?? '';
  const { document } = new Source('_site.yaml', site).parse();
  const tokens = tokensOf(document.errors.length > 0 ? undefined : document.toJS()).values;
  return siteChanges(before, after).map((each) => ({
    ...each,
    title: fileTitle(each.file, each.after ?? each.before, tokens),
    sentences: sentencesOf(each),
  }));
};
