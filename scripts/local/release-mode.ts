import { resolve } from 'node:path';
import { readStages } from '../../infra/stage/load.ts';
import { defaultPagesDir, stagesFile } from '../shared-options.ts';

/**
 * Returns how accepted changes of a site are released, for the Studio: `release` of the live stage with these documents.
 * Undefined if there is no such stage or it does not set the field.
 */
export const readReleaseMode = async (pagesDir: string): Promise<'by-person' | 'on-accept' | undefined> => {
  // A missing or invalid stage file is no error: editors do not need one.
  const stages = await readStages(stagesFile).catch(() => ({}));
  return Object.values(stages).find(
    ({ live, pages = defaultPagesDir }) => live && resolve(pages) === resolve(pagesDir),
  )?.release;
};
