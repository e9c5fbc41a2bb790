import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { getOverrideTexts } from './own-texts.ts';
import { computeShingles } from './shingles.ts';

/** Two pages that share at least this fraction of their shingles count as duplicates for search engines. */
const minDuplicateShare = 0.5;
/** Minimum number of shingles of a page that is compared; pages with fewer are too short. */
const minShingles = 40;
/** A shingle on more than this number of pages is boilerplate and is ignored. */
const maxCommonPages = 10;

/** Returns the distinct shingles of a page. */
const pageShingles = (page: ModelPage, { textFindings }: SiteModel): readonly number[] => {
  const own = textFindings.byDocument.get(page.document)?.shingles ?? [];
  const more = computeShingles(getOverrideTexts(page));
  return more.length === 0 ? own : [...new Set([...own, ...more])];
};

type Counted = { page: ModelPage; shingles: readonly number[] };

/** Returns for each page the number of shingles that it shares with each earlier page, by index. */
const countSharedShingles = (pages: Counted[]): Map<number, number>[] => {
  const uses = new Map<number, number>();
  for (const { shingles } of pages)
    for (const shingle of shingles) uses.set(shingle, (uses.get(shingle) ?? 0) + 1);
  const earlier = new Map<number, number[]>();
  return pages.map(({ shingles }, index) => {
    const counts = new Map<number, number>();
    for (const shingle of shingles) {
      const count = uses.get(shingle) ?? 0;
      if (count < 2 || count > maxCommonPages) continue;
      const others = earlier.get(shingle) ?? [];
      for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
      earlier.set(shingle, [...others, index]);
    }
    return counts;
  });
};

/** Reports pages that share most of their text with another page. Text of shared sections does not count. */
export function* checkNearDuplicates(model: SiteModel): Generator<Problem> {
  const counted = model.pages
    .map((page) => ({ page, shingles: pageShingles(page, model) }))
    .filter(({ shingles }) => shingles.length >= minShingles);
  for (const [index, counts] of countSharedShingles(counted).entries()) {
    const own = counted[index];
    const [mostSimilar, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const other = mostSimilar === undefined ? undefined : counted[mostSimilar];
    if (!own || !other || count === undefined) continue;
    const share = count / Math.min(own.shingles.length, other.shingles.length);
    if (share < minDuplicateShare) continue;
    const params = { percent: Math.round(share * 100), route: other.page.route };
    yield fileProblem(own.page.document.source.file, 'near-identical', params);
  }
}
