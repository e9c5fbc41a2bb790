import { schemaAt } from '../../read/schema/schema-at.ts';
import { formatDocumentPath } from '../../problems/format-path.ts';
import { aliases } from '../../../schema/aliases.ts';
import { getChild, getIn, type Path } from '../../read/document/path.ts';
import { getDefinition, schemas } from '../../read/document/schemas.ts';
import { sectionsOf } from '../../read/site-document.ts';
import { localeOfTokens, tokensOfPage } from '../../read/page/prices.ts';
import { documentsWithReferences, type ReferencingDocument } from '../../read/site/site-model.ts';
import type { EditableSite } from '../editable-site.ts';
import { isProse } from '../example-value.ts';
import { isFactPath, type Tokens } from '../../read/site/tokens.ts';
import { createTextFinder, type TextSpan } from './text-finder.ts';
import { sortUsages, toUsage, type Usage } from './usages.ts';
import { toVisibleText, visibleTexts } from './source-path.ts';

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
  /** The match and the text around it, as readers see them. */
  found: string;
  before: string;
  after: string;
  /** Why the match cannot be replaced: it contains markup, or its field contains no prose (`value`). */
  obstacle?: 'token' | 'bold' | 'link' | 'value';
};

/** Characters on either side of a match in an excerpt. */
const contextLength = 40;

/** Returns a range of a text and the shortened text around it as readers see them, with line breaks as spaces. */
const toExcerpt = (text: string, { from, to }: TextSpan, tokens: Tokens['values']) => {
  // Markup may begin in one part and end in another one.
  const marked = [text.slice(0, from), text.slice(from, to), text.slice(to)].join('\0');
  const visible = toVisibleText(marked, tokens).replace(/\s+/g, ' ');
  const [before = '', found = '', after = ''] = visible.split('\0');
  return {
    before:
      before.length > contextLength ? `…${before.slice(-contextLength).trimStart()}` : before.trimStart(),
    found,
    after: after.length > contextLength ? `${after.slice(0, contextLength).trimEnd()}…` : after.trimEnd(),
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
  const values = tokensOfPage(tokens.values, resolved);
  const find = createTextFinder(words, values);
  const { kind, value, source } = document;
  return [...visibleTexts(value, localeOfTokens(tokens.values))].flatMap(({ path, text }) => {
    const node = schemaAt(schemas[kind], value, path);
    const isValue = node !== undefined && !isProse(node);
    if (isValue && !isFactPath(path) && typeof getIn(value, path) === 'string') return [];
    const matches = find(text)
      .filter(({ isWholeWord: isWhole }) => isWhole || isPartOfWord)
      .map((span) => {
        const obstacle = isValue ? ('value' as const) : span.markup;
        return {
          ...span,
          id: `${source.file} ${formatDocumentPath(value, path)} ${span.from}`,
          file: source.file,
          path,
          ...toExcerpt(text, span, values),
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

/** Returns the sections whose type has a title or another name that begins with `words` or contains a word that does. */
export const findSections = (
  { pages, shared }: EditableSite,
  words: string,
): { file: string; path: Path }[] =>
  [...pages.map(({ document }) => document), ...shared.values()].flatMap((document) =>
    sectionsOf(document).flatMap(([path, section]) => {
      const type = String(getChild(section, 'type'));
      const names = ` ${getDefinition(schemas.page, type)?.title ?? ''} ${aliases[type] ?? ''}`.toLowerCase();
      return names.includes(` ${words.toLowerCase()}`) ? [{ file: document.source.file, path }] : [];
    }),
  );

/**
 * Returns every occurrence of `words` in the documents. Ignores case, accents, quotation marks and line breaks; looks
 * through tokens and Markdown.
 * @param words the search text as readers see it
 */
export const findText = (folder: EditableSite, words: string): (Usage & { excerpt: string })[] => {
  const matches = documentsWithReferences(folder).flatMap((each) =>
    findMatchingTexts(folder, each, { words, isPartOfWord: true }).flatMap((searched) =>
      searched.matches.map(({ path, from, to, before, after, found }) => {
        // Looks only for the first word, because the others may be on the next line of the file.
        const [first = ''] = /^[^\s"'\\]+/.exec(searched.text.slice(from, to)) ?? [];
        const occurrence = first === '' ? 0 : searched.text.slice(0, from).split(first).length - 1;
        const usage = toUsage(each.document, { path, excerpt: { text: first, occurrence } });
        return { ...usage, excerpt: before + found + after };
      }),
    ),
  );
  return sortUsages(matches);
};
