import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { checkCallsToAction } from './call-to-action.ts';
import { checkDoubledSections } from './doubled-sections.ts';
import { checkFormer } from './former-addresses.ts';
import { checkHeadings } from './headings.ts';
import { checkNearDuplicates } from './near-duplicates.ts';
import { checkPictureSizes } from '../pictures/picture-sizes.ts';
import { checkSearchResults } from './search-results.ts';
import { checkTwins } from './duplicate-entries.ts';
import { checkWords } from '../words/words.ts';

const errorChecks = [checkPictureSizes, checkFormer, checkDoubledSections];

const adviceChecks = [checkSearchResults, checkHeadings, checkTwins, checkWords, checkCallsToAction, checkNearDuplicates];

/** Problems of what surrounds the words, such as former addresses. */
export function* checkSurroundings(model: SiteModel): Generator<Problem> {
  for (const check of errorChecks) yield* check(model);
}

/** Advice on the words of the pages; none of it keeps the site from being built. */
export function* checkContent(model: SiteModel): Generator<Problem> {
  for (const check of adviceChecks) yield* check(model);
}
