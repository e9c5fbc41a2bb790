import { toProblem } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { pageFindings } from '../pages/page-words.ts';
import { wordChecks } from './word-facts.ts';

/** What is wrong with single texts. */
export function* checkWords(model: SiteModel): Generator<Problem> {
  const { site, shared, pages, words, tokens } = model;
  for (const document of [...(site ? [site] : []), ...shared.values()])
    for (const finding of words.get(document)?.findings ?? []) yield toProblem(document, finding);
  const checks = wordChecks(tokens);
  for (const page of pages)
    for (const finding of pageFindings(page, model, checks)) yield toProblem(page.document, finding);
}
