import { toProblem, type Finding } from '../../finding.ts';
import type { Problem } from '../../problem.ts';
import type { SiteModel } from '../../site-model.ts';
import type { Text } from '../../texts.ts';
import type { Tokens } from '../../tokens.ts';
import { brandSpelling } from './brand.ts';
import { contradictions } from './claims.ts';
import { linkWords } from './link-words.ts';
import { strayMarks } from './stray-marks.ts';
import { siteTexts } from './own-texts.ts';
import { paragraphs } from './paragraphs.ts';

const checks: ((text: Text, tokens: Tokens) => Iterable<Finding>)[] = [
  paragraphs,
  linkWords,
  brandSpelling,
  contradictions,
  strayMarks,
];

/** What was found in the texts of a file, for the tokens of that time. */
const known = new WeakMap<Text[], { version: string; findings: Finding[] }>();

const findingsIn = (texts: Text[], tokens: Tokens): Finding[] => {
  const before = known.get(texts);
  if (before?.version === tokens.version) return before.findings;
  const findings = texts.flatMap((text) => checks.flatMap((check) => [...check(text, tokens)]));
  known.set(texts, { version: tokens.version, findings });
  return findings;
};

/** What is wrong with single texts. */
export function* checkWords(model: SiteModel): Generator<Problem> {
  for (const { document, texts } of siteTexts(model)) {
    for (const finding of findingsIn(texts, model.tokens)) yield toProblem(document, finding);
  }
}
