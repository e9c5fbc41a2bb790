import { resolve } from 'node:path';
import { readStages } from '../../infra/stage/load.ts';
import { pagesFlag, stagesFile } from '../flags.ts';

/**
 * How what is accepted of a site gets to its customers, as the Studio tells it: what the stage says that they use.
 * @returns nothing when there is no such stage, or when it does not say
 */
export const readReleaseMode = async (pagesDir: string): Promise<'by-person' | 'on-accept' | undefined> => {
  // Whoever only writes need not have stages, nor right ones.
  const stages = await readStages(stagesFile).catch(() => ({}));
  return Object.values(stages).find(
    ({ live, pages = pagesFlag.value }) => live && resolve(pages) === resolve(pagesDir),
  )?.release;
};
