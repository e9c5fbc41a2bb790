import { resolve } from 'node:path';
import { readStages } from '../infra/stage/load.ts';
import type { Stage } from '../infra/stage/stage.ts';
import { defaultPagesDir, stagesFile } from './shared-options.ts';

/** Returns the stages of a site with these documents. A missing or invalid stage file has none. */
export const readSiteStages = async (pagesDir: string, file = stagesFile): Promise<Stage[]> => {
  const stages = await readStages(file).catch(() => ({}));
  return Object.values(stages).filter(({ pages = defaultPagesDir }) => resolve(pages) === resolve(pagesDir));
};
