import { ordinal } from '../../read/document/path.ts';
import { computeSimilarity, countWords } from '../../changes/similarity.ts';
import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { isDeepEqual, getChild, toArray, isMapping, type Path } from '../../read/document/path.ts';
import { sectionTypesWith } from '../../read/document/schemas.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import { sectionsOf } from '../../read/site-document.ts';

/**
 * Two sections of one type count as versions of the same section if they share at least this fraction of their words.
 */
const minSimilarity = 0.6;

const openings = sectionTypesWith('opening');

/** Returns the section without its type and heading. */
const withoutHeading = (section: unknown): unknown => ({ ...Object(section), type: '', heading: '' });

/** Whether two sections are versions of the same section, as after a merge that kept both sides. */
const isSameSection = (section: unknown, other: unknown): boolean => {
  const type = getChild(section, 'type');
  if (type !== getChild(other, 'type')) return false;
  if (isDeepEqual(section, other)) return true;
  const heading = getChild(section, 'heading');
  if (type === 'shared' || (typeof heading === 'string' && isUnfinished(heading))) return false;
  if (!openings.has(type) && (heading === undefined || heading !== getChild(other, 'heading'))) return false;
  return computeSimilarity(countWords(withoutHeading(section)), countWords(withoutHeading(other))) >= minSimilarity;
};

/** Returns the index of every duplicate section of a page, mapped to the index of the first one. */
export const findDuplicateSections = ({ document }: ModelPage): ReadonlyMap<number, number> => {
  const sections = toArray(getChild(document.value, 'sections'));
  const duplicates = new Map<number, number>();
  for (const [index, section] of sections.entries()) {
    const first = sections.findIndex((other, place) => place < index && isSameSection(section, other));
    if (first >= 0) duplicates.set(index, first);
  }
  return duplicates;
};

/** Reports sections that are on a page twice, for example after a merge that kept both sides. */
export function* checkDuplicateSections({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const sections = toArray(getChild(page.document.value, 'sections'));
    for (const [index, first] of findDuplicateSections(page)) {
      const section = sections[index];
      const isCopy = isDeepEqual(section, sections[first]);
      const isError = getChild(section, 'anchor') !== undefined || openings.has(getChild(section, 'type'));
      const text = `the ${ordinal(first + 1)} section`;
      const params = { cause: isCopy ? 'copy' : 'entry', text } as const;
      const severity = isError ? 'error' : undefined;
      yield valueProblem(page.document, 'entry-twice', ['sections', index], params, { severity });
    }
  }
}

/**
 * Returns the text that identifies an entry of a list (its question, title or name, or the entry itself), trimmed,
 * with its path.
 */
const identifyEntry = (entry: unknown, path: Path) => {
  const field = ['question', 'title', 'name'].find((name) => typeof getChild(entry, name) === 'string');
  const words = field === undefined ? entry : getChild(entry, field);
  if (typeof words !== 'string' || isUnfinished(words)) return [];
  return [{ entry, path: field === undefined ? path : [...path, field], words: words.trim() }];
};

/** Reports duplicate entries in the lists of a section, such as a copied entry that was not edited. */
export function* checkDuplicateEntries({ pages, shared }: SiteModel): Generator<Problem> {
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [start, section] of sectionsOf(document))
      for (const [name, list] of Object.entries(isMapping(section) ? section : {})) {
        const entries = toArray(list).flatMap((entry, index) => identifyEntry(entry, [...start, name, index]));
        for (const [{ entry, path, words }, first] of findDuplicates(entries, (identified) => identified.words.toLowerCase())) {
          const params = { cause: isDeepEqual(first.entry, entry) ? 'copy' : 'entry', text: words } as const;
          yield valueProblem(document, 'entry-twice', path, params);
        }
      }
}
