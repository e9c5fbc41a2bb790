import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { overridesOf } from './own-texts.ts';
import { computeShingles } from './shingles.ts';

/** From this share on, two pages are one page with two addresses in the eyes of a search engine. */
const tooAlike = 0.5;
/** Pages with fewer shingles are too short to be compared. */
const leastShingles = 40;
/** A shingle that stands on so many pages is boilerplate of the business and counts for none of them. */
const commonPages = 10;

/** The shingles of a page, each once. */
const pageShingles = (page: ModelPage, { words }: SiteModel): readonly number[] => {
  const own = words.of.get(page.document)?.shingles ?? [];
  const more = computeShingles(overridesOf(page));
  return more.length === 0 ? own : [...new Set([...own, ...more])];
};

type Counted = { page: ModelPage; shingles: readonly number[] };

/** How many shingles each page shares with each one before it. */
const sharedCounts = (pages: Counted[]): Map<number, number>[] => {
  const uses = new Map<number, number>();
  for (const { shingles } of pages)
    for (const shingle of shingles) uses.set(shingle, (uses.get(shingle) ?? 0) + 1);
  const earlier = new Map<number, number[]>();
  return pages.map(({ shingles }, index) => {
    const counts = new Map<number, number>();
    for (const shingle of shingles) {
      const count = uses.get(shingle) ?? 0;
      if (count < 2 || count > commonPages) continue;
      const others = earlier.get(shingle) ?? [];
      for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
      earlier.set(shingle, [...others, index]);
    }
    return counts;
  });
};

/** Pages whose own words, shared pieces left out, are for the most part those of another page. */
export function* checkNearDuplicates(model: SiteModel): Generator<Problem> {
  const counted = model.pages
    .map((page) => ({ page, shingles: pageShingles(page, model) }))
    .filter(({ shingles }) => shingles.length >= leastShingles);
  for (const [index, counts] of sharedCounts(counted).entries()) {
    const own = counted[index];
    const [twin, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const other = twin === undefined ? undefined : counted[twin];
    if (!own || !other || count === undefined) continue;
    const share = count / Math.min(own.shingles.length, other.shingles.length);
    if (share < tooAlike) continue;
    const params = { percent: Math.round(share * 100), route: other.page.route };
    yield fileProblem(own.page.document.source.file, 'near-identical', params);
  }
}
