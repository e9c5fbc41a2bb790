import { toProblem } from '../../problems/finding.ts';
import { valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import type { Pause } from './pause.ts';
import { checkContent, checkSurroundings } from '../pages/content.ts';
import { checkDates } from './dates.ts';
import { checkFacts, checkHours, checkMenus } from './facts.ts';
import { checkFiles } from './files.ts';
import { checkAnchors, checkIds, checkLinks } from '../links/links.ts';
import { checkMainHeadings } from './main-heading.ts';
import { checkPhones } from './phones.ts';
import { checkPictures } from '../pictures/pictures.ts';
import { checkRepeats } from '../pictures/repeats.ts';
import { checkStandIns } from './stand-ins.ts';
import { checkTitles } from './titles.ts';
import { checkTokens, checkTokenTable } from './tokens.ts';
import { checkUnfinished } from './unfinished.ts';
import { checkUnused } from '../links/unused.ts';

/** Whether a shared piece stands among the pages, which is reported there. */
const standsElsewhere = (name: unknown, { pages }: SiteModel): boolean =>
  pages.some(({ route, document }) => !document.readable && route === `/${String(name)}`);

function* checkSharedEntries(model: SiteModel): Generator<Problem> {
  for (const { document, resolved } of model.pages) {
    for (const finding of resolved.findings) {
      if (finding.code !== 'unknown-shared' || !standsElsewhere(valueAt(document.value, finding.path), model))
        yield toProblem(document, finding);
    }
  }
}

const checks = [
  checkFiles,
  checkSharedEntries,
  checkTokenTable,
  checkFacts,
  checkMenus,
  checkHours,
  checkTokens,
  checkPhones,
  checkLinks,
  checkAnchors,
  checkIds,
  checkPictures,
  checkTitles,
  checkMainHeadings,
  checkUnused,
  checkStandIns,
  checkDates,
  checkUnfinished,
  checkSurroundings,
];

/** Advice alone, which no build waits for: where it stands has to be looked up in each text. */
const advice = [checkRepeats, checkContent];

const find = async (
  model: SiteModel,
  all: ((model: SiteModel) => Iterable<Problem>)[],
  pause: Pause,
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const check of all) {
    await pause();
    for (const problem of check(model)) problems.push(problem);
  }
  return problems;
};

/** Everything that only the whole site can show to be wrong. @throws the reason when `pause` says that it is stopped */
export const wholeSiteProblems = (model: SiteModel, pause: Pause): Promise<Problem[]> =>
  find(model, [...checks, ...advice], pause);

/** The same without advice, which takes longest: every error is in it. */
export const wholeSiteErrors = async (model: SiteModel, pause: Pause): Promise<Problem[]> =>
  (await find(model, checks, pause)).filter(({ severity }) => severity === 'error');
