import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { overridesOf } from './own-texts.ts';
import { shinglesOf } from './shingles.ts';

/** From this share on, two pages are one page with two addresses in the eyes of a search engine. */
const tooAlike = 0.5;
/** Pages with fewer shingles are too short to be compared. */
const leastShingles = 40;
/** A shingle that stands on so many pages is boilerplate of the business and counts for none of them. */
const commonPages = 10;

/** A shingle has 32 bits; with 20 more for the page both fit into one number. */
const mostPages = 2 ** 20;

/** The shingles of a page, each once. */
const pageShingles = (page: ModelPage, { words }: SiteModel): Float64Array => {
  const own = words.of.get(page.document)?.shingles ?? new Float64Array();
  const more = shinglesOf(overridesOf(page));
  return more.length === 0 ? own : Float64Array.from(new Set([...own, ...more]));
};

type Counted = { page: ModelPage; shingles: Float64Array };

/**
 * How many shingles each page shares with each one before it. Shingle and page are one number, so that equal
 * shingles stand beside each other once all are sorted: no table of ten million texts.
 */
const sharedCounts = (pages: Counted[]): Map<number, number>[] => {
  const all = new Float64Array(pages.reduce((sum, { shingles }) => sum + shingles.length, 0));
  let end = 0;
  for (const [index, { shingles }] of pages.entries())
    for (const shingle of shingles) all[end++] = shingle * mostPages + index;
  all.sort();
  const counts = pages.map(() => new Map<number, number>());
  for (let start = 0; start < all.length;) {
    const shingle = Math.floor((all[start] ?? 0) / mostPages);
    let next = start + 1;
    while (next < all.length && Math.floor((all[next] ?? 0) / mostPages) === shingle) next += 1;
    if (next - start > 1 && next - start <= commonPages) {
      for (let later = start + 1; later < next; later += 1) {
        for (let earlier = start; earlier < later; earlier += 1) {
          const own = counts[(all[later] ?? 0) % mostPages];
          const other = (all[earlier] ?? 0) % mostPages;
          own?.set(other, (own.get(other) ?? 0) + 1);
        }
      }
    }
    start = next;
  }
  return counts;
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
