import { schemaAt } from '../../read/schema/schema-at.ts';
import { formatDocumentPath } from '../../problems/format-path.ts';
import { getIn, type Path } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import { tokensOfPage } from '../../read/page/prices.ts';
import { documentsWithReferences, type ReferencingDocument } from '../../read/site/site-model.ts';
import type { EditableSite } from '../editable-site.ts';
import { isProse } from '../example-value.ts';
import { createTextFinder, type TextSpan } from './text-finder.ts';
import { sortUsages, toUsage, type Usage } from './usages.ts';
import { visibleTexts } from './source-path.ts';

/** A text search, in the form that readers see. */
export type TextQuery = {
  words: string;
  /** Whether matches inside longer words count: "oak" in "soaked". */
  isPartOfWord: boolean;
};

/** A match of a text search. */
export type TextMatch = {
  /** Identifies the match within its search. */
  id: string;
  file: string;
  path: Path;
  /** The match as written, and the text around it. */
  found: string;
  before: string;
  after: string;
  /** Why the match cannot be replaced: it contains markup, or its field contains no prose (`value`). */
  obstacle?: 'token' | 'bold' | 'link' | 'value';
};

/** Characters on either side of a match in an excerpt. */
const contextLength = 40;

/** Returns the shortened text before and after a range, with line breaks as spaces. */
const getContext = (text: string, from: number, to: number): { before: string; after: string } => {
  const [start, end] = [Math.max(0, from - contextLength), Math.min(text.length, to + contextLength)];
  const onOneLine = (excerpt: string) => excerpt.replace(/\s+/g, ' ');
  return {
    before: (start > 0 ? '…' : '') + onOneLine(text.slice(start, from)).trimStart(),
    after: onOneLine(text.slice(to, end)).trimEnd() + (end < text.length ? '…' : ''),
  };
};

type TextWithMatches = { path: Path; text: string; matches: (TextSpan & TextMatch)[] };

/**
 * Returns the texts of a document that contain the query. Texts that are not prose are omitted, such as the position of an
 * image; prices, and phone numbers and addresses among the facts, count, because visitors read them.
 */
export const findMatchingTexts = (
  { tokens }: EditableSite,
  { document, value: resolved }: ReferencingDocument,
  { words, isPartOfWord }: TextQuery,
): TextWithMatches[] => {
  const find = createTextFinder(words, tokensOfPage(tokens.values, resolved));
  const { kind, value, source } = document;
  return [...visibleTexts(value)].flatMap(({ path, text }) => {
    const node = schemaAt(schemas[kind], value, path);
    const isValue = node !== undefined && !isProse(node);
    if (isValue && path[0] !== 'facts' && typeof getIn(value, path) === 'string') return [];
    const matches = find(text)
      .filter(({ isWholeWord: isWhole }) => isWhole || isPartOfWord)
      .map((span) => {
        const obstacle = isValue ? ('value' as const) : span.markup;
        return {
          ...span,
          id: `${source.file} ${formatDocumentPath(value, path)} ${span.from}`,
          file: source.file,
          path,
          found: text.slice(span.from, span.to),
          ...getContext(text, span.from, span.to),
          ...(obstacle && { obstacle }),
        };
      });
    return matches.length > 0 ? [{ path, text, matches }] : [];
  });
};

/** Returns every match in texts that visitors read, each with what prevents its replacement. */
export const findReplaceableText = (folder: EditableSite, query: TextQuery): TextMatch[] =>
  documentsWithReferences(folder).flatMap((each) =>
    findMatchingTexts(folder, each, query).flatMap(({ matches }) => matches),
  );

/**
 * Returns every occurrence of `words` in the documents. Ignores case, accents, quotation marks and line breaks; looks
 * through tokens and Markdown.
 * @param words the search text as readers see it
 */
export const findText = (folder: EditableSite, words: string): (Usage & { excerpt: string })[] => {
  const matches = documentsWithReferences(folder).flatMap((each) =>
    findMatchingTexts(folder, each, { words, isPartOfWord: true }).flatMap((searched) =>
      searched.matches.map(({ path, from, before, after, found }) => {
        // Looks only for the first word, because the others may be on the next line of the file.
        const [first = ''] = /^[^\s"'\\]+/.exec(found) ?? [];
        const occurrence = first === '' ? 0 : searched.text.slice(0, from).split(first).length - 1;
        const usage = toUsage(each.document, { path, excerpt: { text: first, occurrence } });
        return { ...usage, excerpt: before + found.replace(/\s+/g, ' ') + after };
      }),
    ),
  );
  return sortUsages(matches);
};
