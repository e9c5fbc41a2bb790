import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { catalogueDataUrl, catalogueUrl } from '../../browser/catalogue/data.ts';
import { readBrand } from '../brand-file.ts';
import { listSite } from '../documents/site-files.ts';
import { SiteReader } from '../documents/site-reader.ts';
import { fontAssets, fontFiles } from '../font-files.ts';
import { catalogueMedia, type catalogueData } from './catalogue-data.ts';
import { cataloguePage } from './catalogue-page.ts';

type Options = { pagesDir: string; cacheDir: string; themeFile: string };
type Next = (error?: unknown) => void;
type DataModule = { catalogueData: typeof catalogueData };

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** Vite plugin that shows the catalogue of sections while documents are edited. */
export const sectionCatalogue = ({ pagesDir, cacheDir, themeFile }: Options): Plugin => {
  const reader = new SiteReader(pagesDir);
  const media = join(pagesDir, 'media');

  const sendData = async (server: ViteDevServer, response: ServerResponse): Promise<void> => {
    const [{ site }, files] = await Promise.all([reader.read(), listSite(pagesDir)]);
    if (!site || !files) return send(response, 503, 'text/plain', '_site.yaml has errors.');
    // Through Vite, so that a change of the schema shows without a new start.
    const loaded = (await server.ssrLoadModule('/renderer/build/catalogue/catalogue-data.ts')) as DataModule;
    send(
      response,
      200,
      'application/json',
      JSON.stringify(await loaded.catalogueData(site, media, files.media)),
    );
  };

  const sendPage = async (server: ViteDevServer, url: string, response: ServerResponse): Promise<void> => {
    const { fontCss } = fontAssets(await fontFiles(await readBrand(themeFile), cacheDir));
    const page = cataloguePage(fontCss);
    send(response, 200, 'text/html', await server.transformIndexHtml(url, page));
  };

  const sendPicture = async (path: string, response: ServerResponse): Promise<void> => {
    const name = decodeURIComponent(path.slice(catalogueMedia.length));
    const files = await listSite(pagesDir);
    if (!files?.media.has(name)) return send(response, 404, 'text/plain', 'There is no such picture.');
    response.writeHead(200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
    createReadStream(join(media, name)).pipe(response);
  };

  const answer = async (server: ViteDevServer, url: string, response: ServerResponse): Promise<boolean> => {
    const path = url.split('?')[0] ?? '/';
    if (path === catalogueUrl) await sendPage(server, url, response);
    else if (path === catalogueDataUrl) await sendData(server, response);
    else if (path.startsWith(catalogueMedia)) await sendPicture(path, response);
    else return false;
    return true;
  };

  const handle = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ) => {
    try {
      if (!(await answer(server, request.url ?? '/', response))) next();
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'section-catalogue',
    configureServer(server) {
      server.middlewares.use((request, response, next) => void handle(server, request, response, next));
    },
  };
};
