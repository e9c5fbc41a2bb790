import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';
import type { Tokens } from '../../tokens.ts';
import { brandSpelling } from './brand.ts';
import { contradictions } from './claims.ts';
import { linkWords } from './link-words.ts';
import { paragraphs } from './paragraphs.ts';
import { shinglesOf } from './shingles.ts';
import { strayMarks } from './stray-marks.ts';
import type { WordCheck } from './word-check.ts';

/** What the words of a file are for the checks of the whole site. */
export type WordFacts = {
  /** What is wrong with single texts. */
  findings: Finding[];
  /** What can be compared with other pages. */
  shingles: Float64Array;
};

/** What single texts are looked at with; made once for many of them. */
export const wordChecks = (tokens: Pick<Tokens, 'values'>): WordCheck[] => [
  paragraphs,
  linkWords,
  brandSpelling(tokens),
  contradictions(tokens),
  strayMarks,
];

/** What is wrong with single texts. */
export const findingsIn = (texts: Text[], checks: WordCheck[]): Finding[] =>
  texts.flatMap((text) => checks.flatMap((check) => [...check(text)]));

/** Looks at the words of a file, which takes as long as to read it. */
export const wordFactsOf = (texts: Text[], checks: WordCheck[]): WordFacts => ({
  findings: findingsIn(texts, checks),
  shingles: shinglesOf(texts),
});
