import { similarity, countWords } from '../../changes/similarity.ts';
import { finding, resolveFinding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { isDeepEqual, getChild, toArray, isMapping, type Path } from '../../read/document/path.ts';
import { sectionTypesWith } from '../../read/document/schemas.ts';
import { repeated } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import { sectionsOf } from '../../read/document/site-document.ts';

/** From this share of common words on, two sections of one type are two versions of one. */
const leastLikeness = 0.6;

const openings = sectionTypesWith('opening');

/** What a section says besides its heading. */
const wordsBelow = (section: unknown): unknown => ({ ...Object(section), type: '', heading: '' });

/** Whether a section says what another one says, as both versions of a merge do. */
const isVersionOf = (section: unknown, other: unknown): boolean => {
  const type = getChild(section, 'type');
  if (type !== getChild(other, 'type')) return false;
  if (isDeepEqual(section, other)) return true;
  const heading = getChild(section, 'heading');
  if (type === 'shared' || (typeof heading === 'string' && isUnfinished(heading))) return false;
  if (!openings.has(type) && (heading === undefined || heading !== getChild(other, 'heading'))) return false;
  return similarity(countWords(wordsBelow(section)), countWords(wordsBelow(other))) >= leastLikeness;
};

/** The sections of a page that are in it twice, each with the one before it; both by their index. */
export const findDuplicateSections = ({ document }: ModelPage): ReadonlyMap<number, number> => {
  const sections = toArray(getChild(document.value, 'sections'));
  const doubled = new Map<number, number>();
  for (const [index, section] of sections.entries()) {
    const first = sections.findIndex((other, place) => place < index && isVersionOf(section, other));
    if (first >= 0) doubled.set(index, first);
  }
  return doubled;
};

/** Sections that are on a page twice, as they are when both versions of a merge are accepted. */
export function* checkDuplicateSections({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const sections = toArray(getChild(page.document.value, 'sections'));
    for (const [index, first] of findDuplicateSections(page)) {
      const section = sections[index];
      const isCopy = isDeepEqual(section, sections[first]);
      const isGrave = getChild(section, 'anchor') !== undefined || openings.has(getChild(section, 'type'));
      const params = { cause: isCopy ? 'equal-section' : 'section', first } as const;
      const severity = isGrave ? 'error' : undefined;
      yield resolveFinding(page.document, finding('entry-twice', ['sections', index], params, { severity }));
    }
  }
}

/** What tells an entry from the others of its list, itself, its question or its title, with its path and without blanks. */
const wordsOf = (entry: unknown, path: Path) => {
  const field = ['question', 'title', 'name'].find((name) => typeof getChild(entry, name) === 'string');
  const words = field === undefined ? entry : getChild(entry, field);
  if (typeof words !== 'string' || isUnfinished(words)) return [];
  return [{ entry, path: field === undefined ? path : [...path, field], words: words.trim() }];
};

/** Entries of a list in a section that are in it twice, as a copy that was never changed is. */
export function* checkDuplicateEntries({ pages, shared }: SiteModel): Generator<Problem> {
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [start, section] of sectionsOf(document))
      for (const [name, list] of Object.entries(isMapping(section) ? section : {})) {
        const said = toArray(list).flatMap((entry, index) => wordsOf(entry, [...start, name, index]));
        for (const [{ entry, path, words }, first] of repeated(said, (one) => one.words.toLowerCase())) {
          const params = { cause: isDeepEqual(first.entry, entry) ? 'equal-entry' : 'entry', text: words } as const;
          yield resolveFinding(document, finding('entry-twice', path, params));
        }
      }
}
