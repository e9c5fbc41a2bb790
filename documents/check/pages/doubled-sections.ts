import { likeness, saidBy } from '../../changes/likeness.ts';
import { finding, toProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { isEqual, childOf, entriesOf, isFields, type Path } from '../../read/document/path.ts';
import { sectionTypesThat } from '../../read/document/schemas.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import { sectionsOf } from '../../read/document/site-document.ts';

/** From this share of common words on, two sections of one type are two versions of one. */
const leastLikeness = 0.6;

const openings = sectionTypesThat('opening');

/** What a section says besides its heading. */
const wordsBelow = (section: unknown): unknown => ({ ...Object(section), type: '', heading: '' });

/** Whether a section says what another one says, as both versions of a merge do. */
const isVersionOf = (section: unknown, other: unknown): boolean => {
  const type = childOf(section, 'type');
  if (type !== childOf(other, 'type')) return false;
  if (isEqual(section, other)) return true;
  const heading = childOf(section, 'heading');
  if (type === 'shared' || (typeof heading === 'string' && isUnfinished(heading))) return false;
  if (!openings.has(type) && (heading === undefined || heading !== childOf(other, 'heading'))) return false;
  return likeness(saidBy(wordsBelow(section)), saidBy(wordsBelow(other))) >= leastLikeness;
};

/** The sections of a page that are in it twice, each with the one before it; both by their index. */
export const doubledSections = ({ document }: ModelPage): ReadonlyMap<number, number> => {
  const sections = entriesOf(childOf(document.value, 'sections'));
  const doubled = new Map<number, number>();
  for (const [index, section] of sections.entries()) {
    const first = sections.findIndex((other, place) => place < index && isVersionOf(section, other));
    if (first >= 0) doubled.set(index, first);
  }
  return doubled;
};

/** Sections that are on a page twice, as they are when both versions of a merge are accepted. */
export function* checkDoubledSections({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const sections = entriesOf(childOf(page.document.value, 'sections'));
    for (const [index, first] of doubledSections(page)) {
      const section = sections[index];
      const isCopy = isEqual(section, sections[first]);
      const isGrave = childOf(section, 'anchor') !== undefined || openings.has(childOf(section, 'type'));
      const params = { cause: isCopy ? 'equal-section' : 'section', first } as const;
      const severity = isGrave ? 'error' : undefined;
      yield toProblem(page.document, finding('entry-twice', ['sections', index], params, { severity }));
    }
  }
}

/** What tells an entry from the others of its list: itself, its question or its title. */
const wordsOf = (entry: unknown): [Path, string] | undefined => {
  if (typeof entry === 'string') return [[], entry];
  const field = ['question', 'title', 'name'].find((name) => typeof childOf(entry, name) === 'string');
  return field === undefined ? undefined : [[field], String(childOf(entry, field))];
};

/** An entry that has the words of one before it, and whether all of it is the same. */
type Twin = { path: Path; words: string; isCopy: boolean };

function* twinsIn(list: unknown[], path: Path): Generator<Twin> {
  const seen = new Map<string, unknown>();
  for (const [index, entry] of list.entries()) {
    const [inner, words] = wordsOf(entry) ?? [];
    if (inner === undefined || words === undefined || isUnfinished(words)) continue;
    const plain = words.trim().toLowerCase();
    if (seen.has(plain))
      yield {
        path: [...path, index, ...inner],
        words: words.trim(),
        isCopy: isEqual(seen.get(plain), entry),
      };
    else seen.set(plain, entry);
  }
}

/** Entries of a list in a section that are in it twice, as a copy that was never changed is. */
export function* checkTwins({ pages, shared }: SiteModel): Generator<Problem> {
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [start, section] of sectionsOf(document))
      for (const [name, list] of Object.entries(isFields(section) ? section : {}))
        for (const { path, words, isCopy } of twinsIn(entriesOf(list), [...start, name])) {
          const params = { cause: isCopy ? 'equal-entry' : 'entry', text: words } as const;
          yield toProblem(document, finding('entry-twice', path, params));
        }
}
