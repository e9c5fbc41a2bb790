import type { Finding } from '../../problems/legacy.ts';
import type { ModelPage, SiteModel } from '../../read/site/site-model.ts';
import { overridesOf } from './own-texts.ts';
import { shinglesOf } from './shingles.ts';
import type { WordCheck } from '../words/word-check.ts';
import { findingsIn } from '../words/word-facts.ts';

// A page's words are those of its file and those that it puts in the place of a shared piece's; the piece is left out.

/** What is wrong with single texts of a page. */
export const pageFindings = (page: ModelPage, { words }: SiteModel, checks: WordCheck[]): Finding[] => [
  ...(words.get(page.document)?.findings ?? []),
  ...findingsIn(overridesOf(page), checks),
];

/** The shingles of a page, each once. */
export const pageShingles = (page: ModelPage, { words }: SiteModel): Float64Array => {
  const own = words.get(page.document)?.shingles ?? new Float64Array();
  const more = new Set(shinglesOf(overridesOf(page)));
  if (more.size > 0) for (const shingle of own) more.delete(shingle);
  if (more.size === 0) return own;
  const all = new Float64Array(own.length + more.size);
  all.set(own);
  all.set([...more], own.length);
  return all;
};
