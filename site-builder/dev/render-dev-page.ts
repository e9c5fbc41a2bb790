import type { ViteDevServer } from 'vite';
import { internalError } from '../../documents/problems/finding.ts';
import { normalizeRoute } from '../../renderer/urls.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { createPageRenderer } from '../../renderer/server/render-page.tsx';
import { sourceFile } from '../engine.mjs';
import { findBlockedContent, locateBlockedContent } from '../pages/blocked-content.ts';
import { documentPath } from '../pages/page-paths.ts';
import type { DevSite } from './dev-site.ts';

type RenderModule = { createPageRenderer: typeof createPageRenderer };

/** The parts of Vite's server that rendering needs. */
type RenderServer = Pick<ViteDevServer, 'ssrLoadModule' | 'ssrFixStacktrace'> & {
  config: { logger: Pick<ViteDevServer['config']['logger'], 'error'> };
};

/** An empty page with the list of problems, served if no page can be rendered. */
const emptyPage = (version: string): string =>
  `<!doctype html><html lang="en" data-version="${version}"><head><meta charset="utf-8"><title>Problems</title></head>
<body><script type="module" src="/${sourceFile('renderer/browser/development/problems-only')}"></script></body></html>`;

/**
 * Renders the page of a path. If rendering throws, the stack trace is logged to the terminal and the browser shows the
 * error as a problem.
 * @returns the page, or an empty page with the list of problems
 */
export const renderDevPage = async (
  server: RenderServer,
  devSite: DevSite,
  path: string,
  assets: Assets,
): Promise<{ status: number; html: string }> => {
  const data = devSite.pageData(normalizeRoute(path));
  if (!data || !devSite.lastValid) return { status: 503, html: emptyPage(assets.version) };
  const file = documentPath(devSite.pagesDir, data.page.route);
  try {
    // Loaded through Vite, so that changes to the renderer take effect without a restart.
    const renderer = await server.ssrLoadModule(`/${sourceFile('renderer/server/render-page')}`);
    const render = await (renderer as RenderModule).createPageRenderer(devSite.lastValid.site, assets);
    const html = render(data);
    const blocked = findBlockedContent(html, devSite.lastValid.site);
    [devSite.renderingProblem] = await locateBlockedContent(
      devSite.pagesDir,
      new Map([[data.page.route, blocked]]),
    );
    if (!devSite.renderingProblem) return { status: data.page.route === '/not-found' ? 404 : 200, html };
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    devSite.renderingProblem = internalError(file, error, 'rendering');
  }
  return { status: 500, html: emptyPage(assets.version) };
};
