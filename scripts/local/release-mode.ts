import { readSiteStages } from '../site-stages.ts';

/**
 * Returns how accepted changes of a site are released, for the Studio: `release` of the live stage with these documents.
 * Undefined if there is no such stage or it does not set the field. Editors do not need a stage file.
 */
export const readReleaseMode = async (pagesDir: string): Promise<'by-person' | 'on-accept' | undefined> =>
  (await readSiteStages(pagesDir)).find(({ live }) => live)?.release;
