import type { Finding } from '../../problems/legacy.ts';
import type { Text } from '../../read/document/texts.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { bareLinks } from './bare-links.ts';
import { brandSpelling } from './facts/brand.ts';
import { contradictions } from './facts/claims.ts';
import { edgeMarks } from './signs/edge-marks.ts';
import { hoursByHand } from './facts/hours.ts';
import { linkWords } from './link-words.ts';
import { paragraphs } from './paragraphs.ts';
import { placeholders } from './placeholders.ts';
import { shinglesOf } from '../pages/shingles.ts';
import { strayMarks } from './signs/stray-marks.ts';
import type { WordCheck } from './word-check.ts';
import { wrongTokens } from './wrong-tokens.ts';

/** What the checks of the whole site need to know of the words of a file. */
export type WordFacts = {
  /** What is wrong with single texts. */
  findings: Finding[];
  /** The shingles by which pages are compared for near-duplicates. */
  shingles: Float64Array;
};

/** Reports only the first finding of several checks in a text, because stray signs of any kind are one mistake. */
const firstOf = (checks: WordCheck[]): WordCheck =>
  function* (text) {
    for (const check of checks) {
      const [first] = check(text);
      if (!first) continue;
      yield first;
      return;
    }
  };

/** The checks for single texts; made once and used for many. */
export const wordChecks = (tokens: Pick<Tokens, 'values'>): WordCheck[] => [
  paragraphs,
  linkWords,
  bareLinks,
  brandSpelling(tokens),
  contradictions(tokens),
  hoursByHand(tokens),
  firstOf([placeholders, wrongTokens(tokens), strayMarks, edgeMarks]),
];

/** What is wrong with single texts. */
export const findingsIn = (texts: Text[], checks: WordCheck[]): Finding[] =>
  onePerList(texts.flatMap((text) => checks.flatMap((check) => [...check(text)])));

/** The same finding in several entries of one list is reported once. */
const onePerList = (findings: Finding[]): Finding[] => {
  const first = new Map<string, Finding>();
  return findings.flatMap((finding) => {
    const { path, code, message, fix } = finding;
    if (typeof path.at(-1) !== 'number') return finding;
    const key = JSON.stringify([code, message, path.slice(0, -1)]);
    const known = first.get(key);
    if (known) {
      if (!known.fix.endsWith(others)) known.fix += others;
      return [];
    }
    const told = { ...finding, fix };
    first.set(key, told);
    return told;
  });
};

const others = ' So in the other entries of the list.';

/** Checks the words of a file; it takes as long as reading the file, so callers cache it. */
export const wordFactsOf = (texts: Text[], checks: WordCheck[]): WordFacts => ({
  findings: findingsIn(texts, checks),
  shingles: shinglesOf(texts),
});
