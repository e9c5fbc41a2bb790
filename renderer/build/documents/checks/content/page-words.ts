import type { ModelPage, SiteModel } from '../../site-model.ts';
import { overridesOf } from './own-texts.ts';
import { wordFactsOf, type WordFacts } from './word-facts.ts';

const none: WordFacts = { findings: [], shingles: new Float64Array() };

/** The words of a page, with those that it puts in the place of a shared piece's; the piece itself is left out. */
export const pageWords = (page: ModelPage, { words, tokens }: SiteModel): WordFacts => {
  const own = words.get(page.document) ?? none;
  const overrides = overridesOf(page);
  if (overrides.length === 0) return own;
  const more = wordFactsOf(overrides, tokens);
  return {
    findings: [...own.findings, ...more.findings],
    shingles: Float64Array.from(new Set([...own.shingles, ...more.shingles])),
  };
};
