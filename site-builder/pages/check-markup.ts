import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { internalError } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { siteSections } from '../../schema/site-sections.ts';
import { ImageLibrary } from '../images/image-library.ts';
import { findBlockedContent, locateBlockedContent } from './blocked-content.ts';
import { documentPath } from './page-paths.ts';

/** Pages are rendered without the files of the client, which do not affect their content. */
const noAssets = { startScript: '', start: [], fonts: [], fontCss: '', siteData: '', version: '' };

/**
 * Renders the pages that have sections of the site's own types, and returns the problems of their markup. A site with errors
 * is not rendered.
 */
export const checkMarkup = async (
  { site, pages, images, problems }: SiteCheckResult,
  pagesDir: string,
): Promise<Problem[]> => {
  const own = pages.filter(({ sections }) => sections.some(({ type }) => type in siteSections));
  if (!site || own.length === 0 || problems.some(({ severity }) => severity === 'error')) return [];
  // Imported here, because React and MUI take longer to load than most checks.
  const { createPageRenderer } = await import('../../renderer/server/render-page.tsx');
  const render = await createPageRenderer(site, noAssets);
  const library = new ImageLibrary(images);
  const found = new Map<string, ReturnType<typeof findBlockedContent>>();
  const failures: Problem[] = [];
  for (const page of own)
    try {
      found.set(page.route, findBlockedContent(render(createPageData(site, page, library)), site));
    } catch (error) {
      failures.push(internalError(documentPath(pagesDir, page.route), error, 'rendering'));
    }
  return [...failures, ...(await locateBlockedContent(pagesDir, found))];
};
