import { resolve } from 'node:path';
import { stages } from '../../infra/stages.ts';
import { pagesFlag } from '../flags.ts';

/**
 * How what is accepted of a site gets to its customers, as the Studio tells it: what the stage says that they use.
 * @returns nothing when there is no such stage, or when it does not say
 */
export const releaseOf = (pagesDir: string): 'by-person' | 'on-accept' | undefined =>
  Object.values(stages).find(
    ({ live, pages = pagesFlag.value }) => live && resolve(pages) === resolve(pagesDir),
  )?.release;
