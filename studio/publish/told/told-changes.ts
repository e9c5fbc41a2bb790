import { siteChanges, type FileChanges } from '../../../documents/changes/site-changes.ts';
import { Source } from '../../../documents/read/document/source.ts';
import { isEqual } from '../../../documents/read/document/is-equal.ts';
import { routeOf } from '../../../documents/read/site/site-files.ts';
import { tokensOf } from '../../../documents/read/site/tokens.ts';
import { fileTitle } from '../../state/file-title.ts';
import { mediaFolder } from '../../../documents/read/site/picture-text.ts';
import { fill, words } from '../../words/words.ts';
import { toldChange } from './told-change.ts';

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
    before: each.before,
    after: each.after,
  }));
};
