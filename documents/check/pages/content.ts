import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { checkCallsToAction } from './call-to-action.ts';
import { checkFormer } from './former-addresses.ts';
import { checkHeadings } from './headings.ts';
import { checkNearDuplicates } from './near-duplicates.ts';
import { checkPictureSizes } from '../pictures/picture-sizes.ts';
import { checkSearchResults } from './search-results.ts';
import { checkTwins } from './duplicate-entries.ts';
import { checkWords } from '../words/words.ts';

const graveChecks = [checkPictureSizes, checkFormer];

const checks = [checkSearchResults, checkHeadings, checkTwins, checkWords, checkCallsToAction, checkNearDuplicates];

/** Faults of what the words stand beside. */
export function* checkSurroundings(model: SiteModel): Generator<Problem> {
  for (const check of graveChecks) yield* check(model);
}

/** What a good editor-in-chief would say of the words; nothing of it keeps the site from being built. */
export function* checkContent(model: SiteModel): Generator<Problem> {
  for (const check of checks) yield* check(model);
}
