import { fileProblem } from '../../finding.ts';
import type { Problem } from '../../problem.ts';
import type { ModelPage, SiteModel } from '../../site-model.ts';
import type { Text } from '../../texts.ts';
import { pageTexts } from './own-texts.ts';

/** So many words after one another make a shingle: shorter ones are shared by chance, longer ones miss small edits. */
const shingleLength = 5;
/** From this share on, two pages are one page with two addresses in the eyes of a search engine. */
const tooAlike = 0.5;
/** Pages with fewer shingles are too short to be compared. */
const leastShingles = 40;
/** What stands on so many pages is a phrase of the house. */
const commonPages = 10;

const known = new WeakMap<Text[], Set<string>>();

const shinglesOf = (texts: Text[]): Set<string> => {
  const made = known.get(texts) ?? new Set<string>();
  if (known.has(texts)) return made;
  for (const { text, path } of texts) {
    if (path[0] !== 'sections') continue;
    const words = text.toLowerCase().match(/[\p{L}\p{N}{}]+/gu) ?? [];
    for (let index = 0; index + shingleLength <= words.length; index += 1) {
      made.add(words.slice(index, index + shingleLength).join(' '));
    }
  }
  known.set(texts, made);
  return made;
};

type Counted = { page: ModelPage; shingles: Set<string> };

/** How many shingles each page shares with each one before it. */
const sharedCounts = (pages: Counted[]): Map<number, number>[] => {
  const places = new Map<string, number[]>();
  for (const [index, { shingles }] of pages.entries()) {
    for (const shingle of shingles) {
      const found = places.get(shingle);
      if (found) found.push(index);
      else places.set(shingle, [index]);
    }
  }
  const counts = pages.map(() => new Map<number, number>());
  for (const found of places.values()) {
    if (found.length < 2 || found.length > commonPages) continue;
    for (const [nth, later] of found.entries()) {
      for (const earlier of found.slice(0, nth))
        counts[later]?.set(earlier, (counts[later].get(earlier) ?? 0) + 1);
    }
  }
  return counts;
};

/** Pages whose own words, shared pieces left out, are for the most part those of another page. */
export function* checkLikeness({ pages }: SiteModel): Generator<Problem> {
  const counted = pages
    .map((page) => ({ page, shingles: shinglesOf(pageTexts(page)) }))
    .filter(({ shingles }) => shingles.size >= leastShingles);
  for (const [index, counts] of sharedCounts(counted).entries()) {
    const own = counted[index];
    const [twin, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const other = twin === undefined ? undefined : counted[twin];
    if (!own || !other || count === undefined) continue;
    const share = count / Math.min(own.shingles.size, other.shingles.size);
    if (share < tooAlike) continue;
    const message = `${Math.round(share * 100)} % of its words stand on ${other.page.route} too`;
    const fix = 'Write what is true of this page alone; what is true of both belongs into a shared piece.';
    yield fileProblem(own.page.document.source.file, 'near-identical', message, fix);
  }
}
