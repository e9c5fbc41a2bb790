import type { Theme } from '@mui/material/styles';
import type { ViteDevServer } from 'vite';
import { routeOf } from '../../renderer/addresses.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { PageRenderer } from '../../renderer/server/render-page.tsx';
import { sourceFile } from '../engine.mjs';
import type { LiveSite } from './live-site.ts';

type RenderModule = {
  createPageRenderer: (site: unknown, assets: Assets, theme: Theme) => Promise<PageRenderer>;
};
type ThemeModule = { theme: Theme };

/** What is needed of Vite to render a page. */
type RenderServer = Pick<ViteDevServer, 'ssrLoadModule' | 'ssrFixStacktrace'> & {
  config: { logger: Pick<ViteDevServer['config']['logger'], 'error'> };
};

/** Shown where no page can be rendered: the overlay with the problems, and nothing beneath. */
const emptyPage = (version: string): string =>
  `<!doctype html><html lang="en" data-version="${version}"><head><meta charset="utf-8"><title>Problems</title></head>
<body><script type="module" src="/${sourceFile('renderer/browser/development/problems-only')}"></script></body></html>`;

/**
 * Renders the page of a path. When that throws, the terminal shows where, and the browser a problem in words.
 * @returns the page, or an empty one over which the problems are laid
 */
export const renderLivePage = async (
  server: RenderServer,
  live: LiveSite,
  path: string,
  assets: Assets,
): Promise<{ status: number; html: string }> => {
  const data = live.data(routeOf(path));
  if (!data || !live.site) return { status: 503, html: emptyPage(assets.version) };
  try {
    const { createPageRenderer } = (await server.ssrLoadModule(
      `/${sourceFile('renderer/server/render-page')}`,
    )) as RenderModule;
    const { theme } = (await server.ssrLoadModule(`/${sourceFile('renderer/theme/index')}`)) as ThemeModule;
    const render = await createPageRenderer(live.site, assets, theme);
    const html = render(data);
    live.rendered();
    return { status: data.page.route === '/not-found' ? 404 : 200, html };
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    live.renderingFailed(data.page.route, error);
    return { status: 500, html: emptyPage(assets.version) };
  }
};
