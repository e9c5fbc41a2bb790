import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { dataUrl, routeOf } from '../../addresses.ts';
import type { PageRenderer } from '../../server/render-page.tsx';
import type { Assets } from '../../server/assets.ts';
import type { Theme } from '@mui/material/styles';
import { readBrand } from '../brand-file.ts';
import { fontAssets, fontFiles, type FontFile } from '../font-files.ts';
import { EncodedPictures, pictureCache } from '../media/encode.ts';
import type { LiveSite } from './live-site.ts';
import { watchSaves } from './watch-saves.ts';

type Options = { live: LiveSite; pagesDir: string; cacheDir: string; themeFile: string };
type RenderModule = {
  createPageRenderer: (site: unknown, assets: Assets, theme: Theme) => Promise<PageRenderer>;
};
type ThemeModule = { theme: Theme };

const version = 'development';
const siteData = '/data/_site.json';
/** Vite gives every module by itself: nothing has to stand in the page, and no step is worth a file. */
const client = {
  startScript: `import '/renderer/browser/start.ts';`,
  start: ['/renderer/browser/shell.tsx'],
};

/** Shown while the documents have never been right since the start: the overlay, and nothing beneath. */
const emptyPage = `<!doctype html><html lang="en" data-version="${version}"><head><meta charset="utf-8"><title>Problems</title></head>
<body><script type="module" src="/renderer/browser/problems-only.ts"></script></body></html>`;

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** Vite plugin that serves the pages of a folder of documents and tells the browser what changed. */
export const siteDocuments = ({ live, pagesDir, cacheDir, themeFile }: Options): Plugin => {
  const encoded = new EncodedPictures(pictureCache(cacheDir));
  let fonts: FontFile[] = [];

  const serveJson = async (path: string, response: ServerResponse): Promise<boolean> => {
    if (path === '/data/_problems.json')
      return (send(response, 200, 'application/json', JSON.stringify(live.errors)), true);
    if (path === siteData) return (send(response, 200, 'application/json', JSON.stringify(live.site)), true);
    const name = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    if (!name) return false;
    const data = await live.data(name === 'home' ? '/' : `/${name}`);
    const found = data && dataUrl(data.page.route) === path;
    send(response, found ? 200 : 404, 'application/json', JSON.stringify({ ...data, version }));
    return true;
  };

  const serveFile = async (path: string, response: ServerResponse): Promise<boolean> => {
    const font = fonts.find(({ url }) => url === path);
    const picture = font ? undefined : await live.library.find(path);
    if (!font && !picture) return false;
    const file = picture?.width
      ? await encoded.file(picture.path, {
          width: picture.width,
          format: picture.format === 'avif' ? 'avif' : 'webp',
        })
      : (font ?? picture)?.path;
    if (!file) return false;
    const type = font
      ? 'font/woff2'
      : picture?.format === 'svg'
        ? 'image/svg+xml'
        : `image/${picture?.format}`;
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
    return true;
  };

  const servePage = async (server: ViteDevServer, path: string, response: ServerResponse): Promise<void> => {
    const data = await live.data(routeOf(path));
    if (!data || !live.site) {
      return send(response, 500, 'text/html', await server.transformIndexHtml(path, emptyPage));
    }
    const { createPageRenderer } = (await server.ssrLoadModule(
      '/renderer/server/render-page.tsx',
    )) as RenderModule;
    const { theme } = (await server.ssrLoadModule('/renderer/theme/index.ts')) as ThemeModule;
    const assets = { ...client, version, siteData, ...fontAssets(fonts) };
    const render = await createPageRenderer(live.site, assets, theme);
    const status = data.page.route === '/not-found' ? 404 : 200;
    send(response, status, 'text/html', await server.transformIndexHtml(path, render(data)));
  };

  const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

  const watch = (server: ViteDevServer): void => {
    let latest = 0;
    watchSaves(server, pagesDir, (file) => {
      live.library.forget(basename(file));
      const mine = ++latest;
      void live.read().then((right) => {
        // Only the newest reading is told: an editor may save several files at once.
        if (mine !== latest) return;
        if (right) server.ws.send('documents:changed');
        else server.ws.send('documents:problems', live.errors);
      });
    });
  };

  return {
    name: 'site-documents',
    async configureServer(server) {
      fonts = await fontFiles(await readBrand(themeFile), cacheDir);
      await live.read();
      watch(server);
      server.middlewares.use((request, response, next) => {
        const path = decodeURI(pathOf(request));
        serveJson(path, response)
          .then((served) => served || serveFile(path, response))
          .then((served) => served || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          servePage(server, pathOf(request), response).catch(next);
        });
      };
    },
  };
};
