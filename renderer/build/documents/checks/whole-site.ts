import { toProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import type { SiteModel } from '../site-model.ts';
import { checkContent, checkSurroundings } from './content/content.ts';
import { checkDates } from './dates.ts';
import { checkFiles } from './files.ts';
import { checkAnchors, checkLinks } from './links.ts';
import { checkMainHeadings } from './main-heading.ts';
import { checkPhones } from './phones.ts';
import { checkPictures } from './pictures.ts';
import { checkStandIns } from './stand-ins.ts';
import { checkTitles } from './titles.ts';
import { checkTokens, checkTokenTable } from './tokens.ts';
import { checkUnused } from './unused.ts';

function* checkSharedEntries({ pages }: SiteModel): Generator<Problem> {
  for (const { document, resolved } of pages) {
    for (const finding of resolved.findings) yield toProblem(document, finding);
  }
}

const checks = [
  checkFiles,
  checkSharedEntries,
  checkTokenTable,
  checkTokens,
  checkPhones,
  checkLinks,
  checkAnchors,
  checkPictures,
  checkTitles,
  checkMainHeadings,
  checkUnused,
  checkStandIns,
  checkDates,
  checkSurroundings,
];

const find = (model: SiteModel, all: ((model: SiteModel) => Iterable<Problem>)[]): Problem[] =>
  all.flatMap((check) => [...check(model)]);

/** Everything that only the whole site can show to be wrong. */
export const wholeSiteProblems = (model: SiteModel): Problem[] => find(model, [...checks, checkContent]);

/** The same without the advice on words, which takes longest: every error is in it. */
export const wholeSiteErrors = (model: SiteModel): Problem[] =>
  find(model, checks).filter(({ severity }) => severity === 'error');
