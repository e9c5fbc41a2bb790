import type { Problem } from '../problems/problem.ts';
import type { Tokens } from '../read/site/tokens.ts';
import { checkAnchors, checkIds, checkLinks } from './links/links.ts';
import { checkUnused } from './links/unused.ts';
import { checkForms } from './forms/check-forms.ts';
import { checkPrefill } from './forms/prefill.ts';
import { checkCallsToAction, checkHeadings, checkMainHeadings } from './pages/headings.ts';
import { checkDuplicateSections, checkDuplicateEntries } from './pages/duplicate-sections.ts';
import { checkFormerRoutes } from './pages/former-routes.ts';
import { checkNearDuplicates } from './pages/near-duplicates.ts';
import { checkPageLists } from './pages/page-lists.ts';
import { checkPrices, checkWrittenPrices } from './pages/prices.ts';
import { checkTitleLengths, checkTitles } from './pages/titles.ts';
import { checkImageSizes } from './images/image-sizes.ts';
import { checkImages } from './images/images.ts';
import { checkRepeatedImages } from './images/repeated-images.ts';
import type { SiteModel } from './site-model.ts';
import { checkBrand } from './site/brand.ts';
import { checkDates } from './site/dates.ts';
import { checkEndpoint, checkFacts, checkMenus, checkStandIns } from './site/facts.ts';
import { checkDownloads } from './site/downloads.ts';
import { checkEmbeds } from './site/embeds.ts';
import { checkExampleClaims } from './site/examples.ts';
import { checkFiles } from './site/files.ts';
import { checkHours } from './site/hours.ts';
import { checkPhones, checkTokens, checkTokenTable } from './site/tokens.ts';
import { checkSectionReferences } from './site/section-references.ts';
import { checkSharedEntries } from './site/shared-entries.ts';
import { checkUnfinished } from './site/unfinished.ts';
import { createBrandCheck } from './text/facts/brand.ts';
import { createFactCheck } from './text/facts/by-hand.ts';
import { createClaimCheck, createHoursCheck } from './text/facts/claims.ts';
import {
  checkBareLinks,
  checkLinkTexts,
  checkParagraphs,
  createPlaceholderCheck,
} from './text/paragraphs.ts';
import { checkEdgeCharacters, checkStrayCharacters } from './text/stray-characters/check-stray-characters.ts';
import { checkTexts, type TextCheck } from './text/text-checks.ts';
import { createTokenSyntaxCheck } from './text/wrong-tokens.ts';

/** Finds problems of a site whose documents were read; the order of problems does not matter. */
export type SiteCheck = (model: SiteModel) => Iterable<Problem>;

/** Reports only the first finding of several checks in a text, because stray characters of any kind are one mistake. */
const firstOf = (checks: TextCheck[]): TextCheck =>
  function* (text) {
    for (const check of checks) for (const found of check(text)) return yield found;
  };

/** Every check of a site. To add one, create its file, list it here and define its problem in `problems/codes`. */
export const siteChecks = {
  site: [
    checkFiles,
    checkDownloads,
    checkSharedEntries,
    checkSectionReferences,
    checkForms,
    checkPrefill,
    checkTokenTable,
    checkFacts,
    checkEndpoint,
    checkBrand,
    checkMenus,
    checkHours,
    checkTokens,
    checkPhones,
    checkPrices,
    checkPageLists,
    checkLinks,
    checkAnchors,
    checkIds,
    checkImages,
    checkEmbeds,
    checkTitles,
    checkMainHeadings,
    checkUnused,
    checkStandIns,
    checkExampleClaims,
    checkDates,
    checkUnfinished,
    checkImageSizes,
    checkFormerRoutes,
    checkDuplicateSections,
  ] satisfies SiteCheck[],
  /** Checks that report only warnings and are the slowest. `checkErrors` skips them. */
  advice: [
    checkRepeatedImages,
    checkTitleLengths,
    checkHeadings,
    checkDuplicateEntries,
    checkTexts,
    checkCallsToAction,
    checkWrittenPrices,
    checkNearDuplicates,
  ] satisfies SiteCheck[],
  /** Returns the checks of single texts for the facts and claims of a site. */
  texts: (tokens: Tokens): TextCheck[] => [
    checkParagraphs,
    checkLinkTexts,
    checkBareLinks,
    createBrandCheck(tokens),
    createClaimCheck(tokens),
    createHoursCheck(tokens),
    createFactCheck(tokens),
    firstOf([
      createPlaceholderCheck(tokens),
      createTokenSyntaxCheck(tokens),
      checkStrayCharacters,
      checkEdgeCharacters,
    ]),
  ],
};
