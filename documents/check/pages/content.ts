import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site-model.ts';
import { checkCallsToAction } from './call-to-action.ts';
import { checkFormer } from './formerly.ts';
import { checkHeadings } from './headings.ts';
import { checkLikeness } from './likeness.ts';
import { checkPictureSizes } from './picture-sizes.ts';
import { checkSearchResults } from './search-results.ts';
import { checkTwins } from './twins.ts';
import { checkWords } from '../words/words.ts';

const graveChecks = [checkPictureSizes, checkFormer];

const checks = [checkSearchResults, checkHeadings, checkTwins, checkWords, checkCallsToAction, checkLikeness];

/** Faults of what the words stand beside. */
export function* checkSurroundings(model: SiteModel): Generator<Problem> {
  for (const check of graveChecks) yield* check(model);
}

/** What a good editor-in-chief would say of the words; nothing of it keeps the site from being built. */
export function* checkContent(model: SiteModel): Generator<Problem> {
  for (const check of checks) yield* check(model);
}
