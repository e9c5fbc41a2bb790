import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';
import type { Tokens } from '../../tokens.ts';
import { brandSpelling } from './brand.ts';
import { contradictions } from './claims.ts';
import { linkWords } from './link-words.ts';
import { paragraphs } from './paragraphs.ts';
import { shinglesOf } from './shingles.ts';
import { strayMarks } from './stray-marks.ts';

/** What the words of a file are for the checks of the whole site. */
export type WordFacts = {
  /** What is wrong with single texts. */
  findings: Finding[];
  /** What can be compared with other pages. */
  shingles: Float64Array;
};

type Values = Pick<Tokens, 'values'>;

const checks: ((text: Text, tokens: Values) => Iterable<Finding>)[] = [
  paragraphs,
  linkWords,
  brandSpelling,
  contradictions,
  strayMarks,
];

/** What is wrong with single texts. */
export const findingsIn = (texts: Text[], tokens: Values): Finding[] =>
  texts.flatMap((text) => checks.flatMap((check) => [...check(text, tokens)]));

/** Looks at the words of a file, which takes as long as to read it. */
export const wordFactsOf = (texts: Text[], tokens: Values): WordFacts => ({
  findings: findingsIn(texts, tokens),
  shingles: shinglesOf(texts),
});
