import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { dataUrl } from '../../renderer/addresses.ts';
import type { Store } from '../cache/store.ts';
import { readBrand } from '../client/brand-file.ts';
import { sourceFile } from '../engine.mjs';
import { fontAssets, fontFiles, type FontFile } from '../fonts/font-files.ts';
import { renderLivePage } from './render-live-page.ts';
import type { LiveSite } from './live-site.ts';
import { servedFile } from './served-file.ts';
import { watchSaves } from './watch-saves.ts';

type Options = { live: LiveSite; pagesDir: string; store: Store; themeFile: string };

const version = 'development';
/** Advice takes twice as long as a page: whoever saves again within a second does not wait for it. */
const notesDelayMs = 1_000;
const siteData = '/data/_site.json';
/** Vite gives every module by itself: nothing has to stand in the page, and no step is worth a file. */
const client = {
  startScript: `import '/${sourceFile('renderer/browser/start')}';`,
  start: [`/${sourceFile('renderer/browser/shell')}`],
};

/** What the terminal says of an error that nobody foresaw. */
const told = (server: ViteDevServer) => (error: unknown) => server.config.logger.error(String(error));

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** Vite plugin that serves the pages of a folder of documents and tells the browser what changed. */
export const siteDocuments = ({ live, pagesDir, store, themeFile }: Options): Plugin => {
  const fileAt = servedFile(live, store);
  let fonts: FontFile[] = [];

  const serveJson = (path: string, response: ServerResponse): boolean => {
    if (path === '/data/_problems.json')
      return (send(response, 200, 'application/json', JSON.stringify(live.errors)), true);
    if (path === siteData) return (send(response, 200, 'application/json', JSON.stringify(live.site)), true);
    const name = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    if (!name) return false;
    const data = live.data(name === 'home' ? '/' : `/${name}`);
    const found = data && dataUrl(data.page.route) === path;
    send(response, found ? 200 : 404, 'application/json', JSON.stringify({ ...data, version }));
    return true;
  };

  const serveFile = async (path: string, response: ServerResponse): Promise<boolean> => {
    const file = await fileAt(path, fonts);
    if (file)
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.content);
    return file !== undefined;
  };

  const servePage = async (server: ViteDevServer, path: string, response: ServerResponse): Promise<void> => {
    const { status, html } = await renderLivePage(server, live, path, {
      ...client,
      version,
      siteData,
      ...fontAssets(fonts),
    });
    send(response, status, 'text/html', await server.transformIndexHtml(path, html));
  };

  const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

  const watch = (server: ViteDevServer): void => {
    let latest = 0;
    const tell = async (mine: number): Promise<void> => {
      const right = await live.read();
      // Only the newest reading is reported: an editor may save several files at once.
      if (mine !== latest) return;
      if (right) server.ws.send('documents:changed');
      else server.ws.send('documents:problems', live.errors);
      await sleep(notesDelayMs);
      if (mine !== latest) return;
      const notes = await live.readNotes();
      if (mine === latest) server.ws.send('documents:notes', notes);
    };
    watchSaves(server, pagesDir, () => {
      tell(++latest).catch(told(server));
    });
  };

  return {
    name: 'site-documents',
    async configureServer(server) {
      fonts = await fontFiles(await readBrand(themeFile), store);
      await live.read();
      live.readNotes().catch(told(server));
      watch(server);
      server.middlewares.use((request, response, next) => {
        const path = decodeURI(pathOf(request));
        if (!serveJson(path, response)) serveFile(path, response).then((served) => served || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          servePage(server, pathOf(request), response).catch(next);
        });
      };
    },
  };
};
