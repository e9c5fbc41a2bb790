import { getChild, toArray, isMapping, getIn, type Mapping, type Path } from '../../read/document/path.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { interpolateText, type Tokens } from '../../read/site/tokens.ts';

type Written = Pick<SiteDocument, 'source' | 'value'>;

/** The documents that a page is made of. */
export type PageDocuments = {
  /** Nothing when the page has no document of its own. */
  page: Written | undefined;
  site: Written;
  /** The shared piece of a name. */
  pieceOf: (name: string) => Written | undefined;
  tokens: Pick<Tokens, 'values'>;
};

/** What is seen on a page: which of its sections (none for header and footer), and the words there. */
export type VisibleText = {
  section: number | undefined;
  words: string;
  /** Which of several equal words of that section, counted from 0. */
  occurrence?: number;
};

/** Where something is written. */
export type SourcePath = { document: Written; path: Path };

/** Fields that say nothing to a visitor. */
const unspoken = new Set(['type', 'href', 'src', 'icon', 'anchor', 'formerly', 'imageHosts']);

const isSpoken = (key: string, fields: Mapping): boolean =>
  !unspoken.has(key) && !(key === 'name' && fields['type'] === 'shared');

/** Every text of a document. @param isMeant which fields count; those that a visitor may read when it is not given */
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

/** The words as a reader sees them: marks of rich text taken off, spaces as one. */
const shown = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** How well a written text fits the clicked words; 0 for not at all. */
const fit = (written: string, clicked: string): number => {
  if (written === '' || clicked === '') return 0;
  if (written === clicked) return 3;
  if (written.includes(clicked)) return 2;
  // A whole card was clicked: its longest text stands for it.
  return clicked.includes(written) ? written.length / (clicked.length + 1) : 0;
};

const candidatesFor = ({ page, pieceOf, site }: PageDocuments, section: number | undefined): SourcePath[] => {
  if (!page || section === undefined) return [{ document: site, path: [] }];
  const own = { document: page, path: ['sections', section] };
  const entry = toArray(getChild(page.value, 'sections'))[section];
  const piece = getChild(entry, 'type') === 'shared' ? pieceOf(String(getChild(entry, 'name'))) : undefined;
  return piece ? [own, { document: piece, path: [] }] : [own];
};

/** Finds where a part of a page is written; the beginning of its section when the words stand nowhere. */
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
 * Where the fact or claim is written that stands alone in what is seen, such as the telephone number.
 * @param site the value of the site document
 * @returns nothing when the words are no fact, or say more than one
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
