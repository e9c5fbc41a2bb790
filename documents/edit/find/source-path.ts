import { getChild, toArray, isMapping, getIn, type Mapping, type Path } from '../../read/document/path.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { localeOfTokens } from '../../read/page/prices.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import { pathOfToken, type Tokens } from '../../read/site/tokens.ts';
import { formatPrice, type Locale, type Price } from '../../../schema/locale.ts';

type ParsedDocument = Pick<SiteDocument, 'source' | 'value'>;

/** The documents of a page. */
export type PageDocuments = {
  /** The document of the page; undefined for a page without one. */
  page: ParsedDocument | undefined;
  site: ParsedDocument;
  /** Returns a shared section by name. */
  findSharedSection: (name: string) => ParsedDocument | undefined;
  /** Returns a form by name. */
  findForm: (name: string) => ParsedDocument | undefined;
  /** The values of the page's tokens. */
  tokens: Tokens['values'];
};

/** A text as the browser shows it, and the index of its section (none for header and footer). */
export type VisibleText = {
  section: number | undefined;
  words: string;
  /** Index among equal texts of that section. */
  occurrence?: number;
};

/** Document and path of a text. */
export type SourcePath = { document: ParsedDocument; path: Path };

/** Fields without visible text. */
const fieldsWithoutText = new Set(
  'type kind form href src icon anchor formerly imageHosts embeds frame domains prefixes'.split(' '),
);

/** Whether visitors read a field. The names of shared sections and of form fields are identifiers. */
const isVisible = (key: string, fields: Mapping): boolean =>
  !fieldsWithoutText.has(key) && !(key === 'name' && (fields['type'] === 'shared' || 'kind' in fields));

const isPrice = (fields: Mapping): fields is Mapping & Price => typeof fields['from'] === 'number';

/**
 * Yields every text of a document, and the prices of its lists as visitors read them.
 * @param locale formats the prices
 * @param isIncluded filters fields; default: those that visitors read
 */
export function* visibleTexts(
  value: unknown,
  locale: Locale,
  path: Path = [],
  isIncluded = isVisible,
): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (!Array.isArray(value) && !isMapping(value)) return;
  if (isMapping(value) && isPrice(value)) yield { path, text: formatPrice(value, locale) };
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (Array.isArray(value) || isIncluded(key, value))
      yield* visibleTexts(getChild(value, step), locale, [...path, step], isIncluded);
  }
}

/** Returns a text as readers see it: without Markdown and with the values of tokens. */
export const toVisibleText = (text: string, tokens: Tokens['values']): string =>
  interpolateText(
    text.replace(/\[([^\]]*)\]\((?:[^()\n]|\([^()\n]*\))+\)/g, '$1').replaceAll('**', ''),
    tokens,
  );

/** Returns a text with which others are compared: in lower case, white space collapsed. */
const toComparable = (text: string, tokens: Tokens['values']): string =>
  toVisibleText(text, tokens).replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns how well a source text matches the clicked text; 0 for not at all. */
const scoreMatch = (source: string, clicked: string): number => {
  if (source === '' || clicked === '') return 0;
  if (source === clicked) return 3;
  if (source.includes(clicked)) return 2;
  // If a whole card was clicked, prefers its longest text.
  return clicked.includes(source) ? source.length / (clicked.length + 1) : 0;
};

const candidatesFor = (
  { page, findSharedSection, findForm, site }: PageDocuments,
  section: number | undefined,
): SourcePath[] => {
  if (!page || section === undefined) return [{ document: site, path: [] }];
  const pageSection = { document: page, path: ['sections', section] };
  const entry = toArray(getChild(page.value, 'sections'))[section];
  const sharedSection =
    getChild(entry, 'type') === 'shared' ? findSharedSection(String(getChild(entry, 'name'))) : undefined;
  const shown = sharedSection?.value ?? entry;
  const [formName] = formNamesIn([shown]);
  const form = formName === undefined ? undefined : findForm(formName);
  const others = [sharedSection, form].flatMap((document) => (document ? [{ document, path: [] }] : []));
  return [pageSection, ...others];
};

/** Finds the source of a visible text; falls back to the start of its section. */
export const findSourcePath = (
  documents: PageDocuments,
  { section, words, occurrence = 0 }: VisibleText,
): SourcePath => {
  const candidates = candidatesFor(documents, section);
  const clicked = toComparable(words, documents.tokens);
  const locale = localeOfTokens(documents.tokens);
  let best: SourcePath[] = [];
  let bestScore = 0;
  for (const { document, path } of candidates) {
    const texts = visibleTexts(getIn(document.value, path), locale, path, () => true);
    for (const { path: textPath, text } of texts) {
      const score = scoreMatch(toComparable(text, documents.tokens), clicked);
      if (score === 0 || score < bestScore) continue;
      if (score > bestScore) best = [];
      bestScore = score;
      best.push({ document, path: textPath });
    }
  }
  return best[Math.min(occurrence, best.length - 1)] ?? (candidates[0] as SourcePath);
};

/**
 * Returns the path of the fact or claim that is shown alone in a text, such as the phone number.
 * @param site value of the site document
 * @returns undefined if the text is no fact, or more than a fact
 */
export const findFactPath = (site: unknown, values: Tokens['values'], words: string): Path | undefined => {
  const [token] = [...values].find(([, value]) => value === words) ?? [];
  if (token === undefined) return undefined;
  const path = pathOfToken(site, token);
  return getIn(site, path.slice(0, 2)) === undefined ? undefined : path;
};
