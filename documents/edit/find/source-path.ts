import { getChild, toArray, isMapping, getIn, type Mapping, type Path } from '../../read/document/path.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { interpolateText, type Tokens } from '../../read/site/tokens.ts';

type Written = Pick<SiteDocument, 'source' | 'value'>;

/** The documents of a page. */
export type PageDocuments = {
  /** Undefined if the page has no document of its own. */
  page: Written | undefined;
  site: Written;
  /** Returns a shared section by name. */
  pieceOf: (name: string) => Written | undefined;
  tokens: Pick<Tokens, 'values'>;
};

/** A text as the browser shows it, and the index of its section (none for header and footer). */
export type VisibleText = {
  section: number | undefined;
  words: string;
  /** Index among equal texts of that section. */
  occurrence?: number;
};

/** Document and path of a text. */
export type SourcePath = { document: Written; path: Path };

/** Fields without visible text. */
const unspoken = new Set(['type', 'href', 'src', 'icon', 'anchor', 'formerly', 'imageHosts']);

const isSpoken = (key: string, fields: Mapping): boolean =>
  !unspoken.has(key) && !(key === 'name' && fields['type'] === 'shared');

/** Yields every text of a document. @param isMeant filters fields; default: those that visitors read */
export function* visibleTexts(
  value: unknown,
  path: Path = [],
  isMeant = isSpoken,
): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (!Array.isArray(value) && !isMapping(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (Array.isArray(value) || isMeant(key, value))
      yield* visibleTexts(getChild(value, step), [...path, step], isMeant);
  }
}

/** Returns the text as readers see it: without Markdown, whitespace collapsed. */
const shown = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns how well a source text matches the clicked text; 0 for not at all. */
const fit = (written: string, clicked: string): number => {
  if (written === '' || clicked === '') return 0;
  if (written === clicked) return 3;
  if (written.includes(clicked)) return 2;
  // If a whole card was clicked, prefers its longest text.
  return clicked.includes(written) ? written.length / (clicked.length + 1) : 0;
};

const candidatesFor = ({ page, pieceOf, site }: PageDocuments, section: number | undefined): SourcePath[] => {
  if (!page || section === undefined) return [{ document: site, path: [] }];
  const own = { document: page, path: ['sections', section] };
  const entry = toArray(getChild(page.value, 'sections'))[section];
  const piece = getChild(entry, 'type') === 'shared' ? pieceOf(String(getChild(entry, 'name'))) : undefined;
  return piece ? [own, { document: piece, path: [] }] : [own];
};

/** Finds the source of a visible text; falls back to the start of its section. */
export const findSourcePath = (
  parts: PageDocuments,
  { section, words, occurrence = 0 }: VisibleText,
): SourcePath => {
  const candidates = candidatesFor(parts, section);
  const clicked = shown(words);
  let best: SourcePath[] = [];
  let most = 0;
  for (const { document, path } of candidates) {
    for (const { path: place, text } of visibleTexts(getIn(document.value, path), path, () => true)) {
      const score = fit(shown(interpolateText(text, parts.tokens.values)), clicked);
      if (score === 0 || score < most) continue;
      if (score > most) best = [];
      most = score;
      best.push({ document, path: place });
    }
  }
  return best[Math.min(occurrence, best.length - 1)] ?? (candidates[0] as SourcePath);
};

/**
 * Returns the path of the fact or claim that is shown alone in a text, such as the phone number.
 * @param site value of the site document
 * @returns undefined if the text is no fact, or more than a fact
 */
export const findFactPath = (
  site: unknown,
  { values }: Pick<Tokens, 'values'>,
  words: string,
): Path | undefined => {
  const [name] = [...values].find(([, value]) => value === words) ?? [];
  const path = name?.split('.') ?? [];
  const group = ['facts', 'claims'].find(
    (each) => getChild(getChild(site, each), path[0] ?? '') !== undefined,
  );
  return group === undefined ? undefined : [group, ...path];
};
