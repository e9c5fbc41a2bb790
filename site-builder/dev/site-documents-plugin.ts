import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { isDownload } from '../../documents/read/site/downloads.ts';
import { normalizeFormerPath } from '../../documents/read/site/request-path.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { dataUrl } from '../../renderer/urls.ts';
import { sourceUrl } from '../../renderer/browser/development/click-to-source.ts';
import { statusUrl } from '../../renderer/browser/development/site-status.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { sourceFile } from '../engine.mjs';
import { fontAssets, createFontFiles, type FontFile } from '../fonts/font-files.ts';
import { headersForKey } from '../hosting/content-headers.ts';
import { encodeImage } from '../images/image-encoder.ts';
import { renderDevPage } from './render-dev-page.ts';
import type { DevSite } from './dev-site.ts';
import type { FolderWatcher } from './folder-watcher.ts';
import { respond, respondJson } from './respond.ts';
import { findSourceLine } from './source/find-source-line.ts';

type Options = {
  devSite: DevSite;
  watcher: FolderWatcher;
  pagesDir: string;
  store: BuildCache;
};

const version = 'development';
/** Delay in ms before warnings are computed. They take twice as long as rendering, so quick successive saves are debounced. */
const publishProblemsDelayMs = 1_000;
const siteData = '/data/_site.json';
/** In development, Vite serves every module separately: the start script is not inlined and not bundled. */
const client = {
  startScript: `import '/${sourceFile('renderer/browser/start')}';`,
  start: [`/${sourceFile('renderer/browser/shell')}`],
};

/** Vite plugin that serves the pages of a folder of documents and their data, and notifies the browser of changes. */
export const siteDocumentsPlugin = ({ devSite, watcher, pagesDir, store }: Options): Plugin => {
  let fonts: FontFile[] = [];

  const data: Record<string, (query: URLSearchParams) => unknown> = {
    [statusUrl]: () => devSite.status,
    [siteData]: () => devSite.lastValid?.site,
    [sourceUrl]: async (query) => findSourceLine(await readEditableSite(pagesDir), query),
  };

  /** Returns the font, download or image at a URL. Image variants are encoded on demand. */
  const readAsset = async (url: string): Promise<{ type: string; content: Buffer } | undefined> => {
    const name = url.slice(1);
    const download = isDownload(name) && (await readFile(join(pagesDir, name)).catch(() => undefined));
    if (download) return { type: headersForKey(name).contentType, content: download };
    const font = fonts.find((each) => each.url === url);
    if (font) return { type: 'font/woff2', content: await readFile(font.path) };
    const { picture, width, format } = devSite.lastValid?.library.findByUrl(url) ?? {};
    if (!picture) return undefined;
    const isVariant = width !== undefined && (format === 'avif' || format === 'webp');
    try {
      const file = isVariant ? await encodeImage(store, picture, { width, format }) : picture.path;
      return { type: isVariant ? `image/${format}` : 'image/svg+xml', content: await readFile(file) };
    } catch {
      // The image was deleted or replaced since the last valid read, which is reported as a problem of the documents.
      return undefined;
    }
  };

  /** Answers a request. @returns false if the request is left to the next handler */
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [url = '/', query = ''] = (request.url ?? '/').split('?');
    const path = decodeURI(url);
    const redirectTarget = request.headers.accept?.includes('text/html')
      ? devSite.lastValid?.redirects[normalizeFormerPath(url) ?? '']
      : undefined;
    const route = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    const read = data[path];
    if (redirectTarget !== undefined) {
      // A temporary redirect, because the editor may rename the page again in a minute.
      response.writeHead(302, { location: query ? `${redirectTarget}?${query}` : redirectTarget }).end();
    } else if (read) {
      try {
        respondJson(response, await read(new URLSearchParams(query)));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        respondJson(response, { message }, error instanceof EditError ? 409 : 500);
      }
    } else if (route !== undefined) {
      const page = devSite.pageData(route === 'home' ? '/' : `/${route}`);
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
    const { status, html } = await renderDevPage(server, devSite, path, assets);
    respond(response, 'text/html', await server.transformIndexHtml(path, html), status);
  };

  /** Reads the documents, and creates the fonts of the brand. @returns whether the documents can be rendered */
  const readSite = async (): Promise<boolean> => {
    const isValid = await devSite.read();
    if (devSite.lastValid) fonts = await createFontFiles(devSite.lastValid.site.brand, store);
    return isValid;
  };

  const watch = (server: ViteDevServer, logError: (error: unknown) => void): void => {
    const sendStatus = (): void => server.ws.send('documents:status', devSite.status);
    let latest = 0;
    const report = async (revision: number): Promise<void> => {
      const isValid = await readSite();
      // Only the newest read is reported, because an editor may save several files at once.
      if (revision !== latest) return;
      if (isValid) server.ws.send('documents:changed');
      sendStatus();
      await sleep(publishProblemsDelayMs);
      if (revision !== latest) return;
      await devSite.readPublishProblems();
      if (revision === latest) sendStatus();
    };
    devSite.readPublishProblems().then(sendStatus, logError);
    watcher.on('change', () => void report(++latest).catch(logError));
  };

  return {
    name: 'site-documents',
    async configureServer(server) {
      const logError = (error: unknown) => server.config.logger.error(String(error));
      await readSite();
      watch(server, logError);
      server.middlewares.use((request, response, next) => {
        answer(request, response).then((isAnswered) => isAnswered || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          servePage(server, request.url?.split('?', 1)[0] ?? '/', response).catch(next);
        });
      };
    },
  };
};
