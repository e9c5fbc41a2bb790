import type { Finding } from '../../finding.ts';
import type { ModelPage, SiteModel } from '../../site-model.ts';
import { overridesOf } from './own-texts.ts';
import { shinglesOf } from './shingles.ts';
import { findingsIn } from './word-facts.ts';

// A page's words are those of its file and those that it puts in the place of a shared piece's; the piece is left out.

/** What is wrong with single texts of a page. */
export const pageFindings = (page: ModelPage, { words, tokens }: SiteModel): Finding[] => [
  ...(words.get(page.document)?.findings ?? []),
  ...findingsIn(overridesOf(page), tokens),
];

/** The shingles of a page, each once. */
export const pageShingles = (page: ModelPage, { words }: SiteModel): Float64Array => {
  const own = words.get(page.document)?.shingles ?? new Float64Array();
  const more = shinglesOf(overridesOf(page));
  return more.length === 0 ? own : Float64Array.from(new Set([...own, ...more]));
};
