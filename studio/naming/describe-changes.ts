import { type FileDiff, diffSites } from '../../documents/changes/diff-sites.ts';
import type { ValueChange } from '../../documents/changes/diff-values.ts';
import { isDeepEqual, getIn } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { describePath, describeSection, fileTitle, describeContainer } from './labels.ts';
import { formatMessage, words } from '../messages/messages.ts';

/** A document before and after a change. */
type BothVersions = { before: unknown; after: unknown };

/** Describes the change of a whole section. */
const describeSectionChange = ({ kind, path }: ValueChange, { before, after }: BothVersions): string => {
  const index = Number(path[1]);
  if (kind === 'removed')
    return formatMessage(texts.sectionRemoved, { section: describeSection(before, index) });
  const section = describeSection(after, index);
  const neighbor = index === 0 ? '' : describeSection(after, index - 1);
  const [afterSection, atTop] =
    kind === 'moved'
      ? (['sectionMoved', 'sectionMovedUp'] as const)
      : (['sectionAdded', 'sectionFirst'] as const);
  return formatMessage(texts[neighbor === '' ? atTop : afterSection], { section, neighbor });
};

/** Describes the change of a value, such as "Hero: the second button is new". */
const describeValueChange = (change: ValueChange, versions: BothVersions): string => {
  const { kind, path } = change;
  const document = kind === 'removed' ? versions.before : versions.after;
  if (path[0] === 'sections' && path.length === 2) return describeSectionChange(change, versions);
  const { name, parts } = describeContainer(document, path);
  const withSection = (what: string): string =>
    name === '' ? what : formatMessage(texts.at, { name, what });
  if (path.at(-1) === 'hidden' && path.length - parts === 1)
    return withSection(kind !== 'removed' && getIn(document, path) === true ? texts.hidden : texts.shown);
  if (path.length === 0) return texts.all;
  const what = describePath(document, path, parts);
  if (kind === 'changed' && path.at(-1) === 'src')
    return withSection(formatMessage(texts.replaced, { what }));
  if (change.kind === 'moved')
    return withSection(formatMessage(texts.moved, { what, place: change.from + 1 }));
  const isList = Array.isArray(getIn(document, path));
  const forms = isList ? texts.lists : texts;
  return withSection(formatMessage(forms[change.kind], { what }));
};

const { changeTexts: texts } = words;
type Texts = ReadonlyMap<string, string>;

/** A change of one file of a site, described for editors. */
export type DescribedChange = Pick<FileDiff, 'file' | 'kind' | 'after' | 'changes'> & {
  /** Display title: the name of a page. */
  title: string;
  /** One sentence per change; at least one. */
  sentences: string[];
  /** Value of the document before and after the change; a renamed page has both. */
  before: unknown;
  after: unknown;
};

const isImage = (file: string): boolean => file.startsWith(mediaFolder);

const describeFile = (each: FileDiff): string[] => {
  const { file, kind, from = '', before, after, changes } = each;
  const imageTexts = {
    added: texts.pictureAdded,
    removed: texts.pictureRemoved,
    changed: texts.pictureReplaced,
  };
  if (isImage(file)) return [imageTexts[kind === 'renamed' ? 'changed' : kind]];
  const isPage = !file.startsWith('_');
  if (kind === 'added') return [isPage ? texts.pageAdded : texts.pieceAdded];
  if (kind === 'removed') return [isPage ? texts.pageRemoved : texts.pieceRemoved];
  const moved =
    kind === 'renamed' ? [formatMessage(texts.pageRenamed, { from: toRoute(from), to: toRoute(file) })] : [];
  const sentences = [...new Set(changes.map((change) => describeValueChange(change, { before, after })))];
  if (sentences.length > 0 || moved.length > 0) return [...moved, ...sentences];
  return [after === undefined || !isDeepEqual(before, after) ? texts.unreadable : texts.notes];
};

/** Describes the differences between two versions of a site, file by file. */
export const describeChanges = (before: Texts, after: Texts): DescribedChange[] => {
  const site = after.get('_site.yaml') ?? before.get('_site.yaml') ?? '';
  const { document } = new Source('_site.yaml', site).parse();
  const tokens = readTokens(document.errors.length > 0 ? undefined : document.toJS()).values;
  return diffSites(before, after).map((each) => ({
    ...each,
    title: fileTitle(each.file, each.after ?? each.before, tokens),
    sentences: describeFile(each),
  }));
};
