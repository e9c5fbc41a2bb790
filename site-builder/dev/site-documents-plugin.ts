import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { EditError } from '../../documents/edit/edit-error.ts';
import { normalizeFormerPath } from '../../documents/read/site/request-path.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { dataUrl } from '../../renderer/urls.ts';
import { sourceUrl } from '../../renderer/browser/development/click-to-source.ts';
import { unavailablePagesUrl } from '../../renderer/browser/development/page-dates.ts';
import { publishProblemsUrl } from '../../renderer/browser/development/publish-problems.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { readBrand } from '../client/brand-file.ts';
import { sourceFile } from '../engine.mjs';
import { fontAssets, fontFiles, type FontFile } from '../fonts/font-files.ts';
import { ImageEncoder } from '../images/image-encoder.ts';
import { renderLivePage } from './render-dev-page.ts';
import type { DevSite } from './dev-site.ts';
import { respond, respondJson } from './respond.ts';
import { findSourceLine } from './source/find-source-line.ts';
import { watchSaves } from './watch-saves.ts';

type Options = { live: DevSite; pagesDir: string; store: BuildCache; themeFile: string };

const version = 'development';
/** Warnings take twice as long as a page: whoever saves again within a second does not wait for them. */
const notesDelayMs = 1_000;
const siteData = '/data/_site.json';
/** Vite serves every module by itself: nothing is inlined into the page, and no step is worth a file. */
const client = {
  startScript: `import '/${sourceFile('renderer/browser/start')}';`,
  start: [`/${sourceFile('renderer/browser/shell')}`],
};

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

const findSource = async (pagesDir: string, query: URLSearchParams) => {
  const section = query.get('section');
  return findSourceLine(await readEditableSite(pagesDir), {
    route: query.get('route') ?? '/',
    section: section === null ? undefined : Number(section),
    words: query.get('words') ?? '',
    occurrence: Number(query.get('occurrence') ?? 0),
  });
};

/** Vite plugin that serves the pages of a folder of documents with their data, and tells the browser what changed. */
export const siteDocuments = ({ live, pagesDir, store, themeFile }: Options): Plugin => {
  const encoded = new ImageEncoder(store);
  let fonts: FontFile[] = [];

  const data: Record<string, (query: URLSearchParams) => unknown> = {
    [unavailablePagesUrl]: () => live.absences,
    [publishProblemsUrl]: () => live.notes,
    '/data/_problems.json': () => live.errors,
    [siteData]: () => live.good?.site,
    [sourceUrl]: (query) => findSource(pagesDir, query),
  };

  /** The font or image of a URL; an image is made when it is first requested. */
  const readAsset = async (url: string): Promise<{ type: string; content: Buffer } | undefined> => {
    const font = fonts.find((each) => each.url === url);
    if (font) return { type: 'font/woff2', content: await readFile(font.path) };
    const { picture, width, format } = live.good?.library.find(url) ?? {};
    if (!picture) return undefined;
    const made = width !== undefined && (format === 'avif' || format === 'webp');
    try {
      const file = made ? await encoded.file(picture, { width, format }) : picture.path;
      return { type: made ? `image/${format}` : 'image/svg+xml', content: await readFile(file) };
    } catch {
      // Deleted or replaced since the documents were right: that is reported as a problem of the documents.
      return undefined;
    }
  };

  /** @returns whether there was something to send */
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [url = '/', query = ''] = (request.url ?? '/').split('?');
    const path = decodeURI(url);
    const moved = request.headers.accept?.includes('text/html')
      ? live.good?.redirects[normalizeFormerPath(url) ?? '']
      : undefined;
    const route = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    const read = data[path];
    if (moved !== undefined) {
      // Temporary: the editor may rename the page again in a minute.
      response.writeHead(302, { location: query ? `${moved}?${query}` : moved }).end();
    } else if (read) {
      try {
        respondJson(response, await read(new URLSearchParams(query)));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        respondJson(response, { message }, error instanceof EditError ? 409 : 500);
      }
    } else if (route !== undefined) {
      const page = live.data(route === 'home' ? '/' : `/${route}`);
      const isFound = page !== undefined && dataUrl(page.page.route) === path;
      respondJson(response, { ...page, version }, isFound ? 200 : 404);
    } else {
      const asset = await readAsset(path);
      if (asset) respond(response, asset.type, asset.content);
      return asset !== undefined;
    }
    return true;
  };

  const servePage = async (server: ViteDevServer, path: string, response: ServerResponse): Promise<void> => {
    const assets = { ...client, version, siteData, ...fontAssets(fonts) };
    const { status, html } = await renderLivePage(server, live, path, assets);
    respond(response, 'text/html', await server.transformIndexHtml(path, html), status);
  };

  const watch = (server: ViteDevServer, logError: (error: unknown) => void): void => {
    let latest = 0;
    const report = async (mine: number): Promise<void> => {
      const isRight = await live.read();
      // Only the newest reading is reported: an editor may save several files at once.
      if (mine !== latest) return;
      if (isRight) server.ws.send('documents:changed');
      else server.ws.send('documents:problems', live.errors);
      await sleep(notesDelayMs);
      if (mine !== latest) return;
      const notes = await live.readNotes();
      if (mine === latest) server.ws.send('documents:notes', notes);
    };
    watchSaves(server, pagesDir, () => void report(++latest).catch(logError));
  };

  return {
    name: 'site-documents',
    async configureServer(server) {
      const logError = (error: unknown) => server.config.logger.error(String(error));
      fonts = await fontFiles(await readBrand(themeFile), store);
      await live.read();
      live.readNotes().catch(logError);
      watch(server, logError);
      server.middlewares.use((request, response, next) => {
        answer(request, response).then((isAnswered) => isAnswered || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          servePage(server, pathOf(request), response).catch(next);
        });
      };
    },
  };
};
