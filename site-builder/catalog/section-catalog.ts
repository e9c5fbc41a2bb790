import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin, ViteDevServer } from 'vite';
import { catalogChangedEvent, catalogSectionUrl, catalogUrl } from '../../renderer/browser/catalog/data.ts';
import type { renderCatalogPage } from '../../renderer/server/catalog/catalog-page.tsx';
import type { renderSectionDocument } from '../../renderer/server/catalog/section-document.tsx';
import type { BuildCache } from '../cache/build-cache.ts';
import { sourceFile } from '../engine.mjs';
import { readBrand } from '../client/brand-file.ts';
import type { DevSite } from '../dev/dev-site.ts';
import { loadSource, loadTheme } from '../dev/render-dev-page.ts';
import { respond } from '../dev/respond.ts';
import { toPosixPath } from '../../documents/node/paths.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { classifyFiles } from '../../documents/read/site/site-files.ts';
import { fontAssets, createFontFiles } from '../fonts/font-files.ts';
import { catalogMediaUrl, type loadCatalogData } from './catalog-data.ts';
import type { listSectionTypes } from './entries.ts';
import { problemExamples } from './markdown.ts';

type Options = { devSite: DevSite; pagesDir: string; store: BuildCache; themeFile: string };
type EntriesModule = { listSectionTypes: typeof listSectionTypes };
type DataModule = { loadCatalogData: typeof loadCatalogData };
type PageModule = { renderCatalogPage: typeof renderCatalogPage };
type SectionModule = { renderSectionDocument: typeof renderSectionDocument };

/** Vite plugin that serves the section catalog during development. */
export const sectionCatalogPlugin = ({ devSite, pagesDir, store, themeFile }: Options): Plugin => {
  const media = join(pagesDir, 'media');
  const listImages = async () => classifyFiles(((await readFolder(pagesDir)) ?? new Map()).keys()).media;

  const sendPage = async (server: ViteDevServer, response: ServerResponse): Promise<void> => {
    const { listSectionTypes } = await loadSource<EntriesModule>(server, 'site-builder/catalog/entries');
    const script = `/${sourceFile('renderer/browser/catalog/main')}`;
    const page = await loadSource<PageModule>(server, 'renderer/server/catalog/catalog-page');
    respond(response, 'text/html', page.renderCatalogPage(listSectionTypes(), problemExamples, script));
  };

  const sendSection = async (server: ViteDevServer, response: ServerResponse, type: string) => {
    const site = devSite.lastValid?.site;
    if (!site) return respond(response, 'text/plain', 'The documents have errors.', 503);
    const { loadCatalogData } = await loadSource<DataModule>(server, 'site-builder/catalog/catalog-data');
    const examples = await loadCatalogData(site, media, await listImages());
    const section = examples.sections.find((example) => example.type === type);
    if (!section) return respond(response, 'text/plain', 'This section type does not exist.', 404);
    const { renderSectionDocument } = await loadSource<SectionModule>(
      server,
      'renderer/server/catalog/section-document',
    );
    const { fontCss } = fontAssets(await createFontFiles(await readBrand(themeFile), store));
    const context = { site, media: examples.media, theme: await loadTheme(server), fontCss };
    respond(response, 'text/html', await renderSectionDocument(section, context));
  };

  const sendImage = async (response: ServerResponse, name: string): Promise<void> => {
    if (!(await listImages()).has(name))
      return respond(response, 'text/plain', 'This image does not exist.', 404);
    const type = getMimeType(name) ?? 'application/octet-stream';
    respond(response, type, await readFile(join(media, name)));
  };

  const answer = async (server: ViteDevServer, url: string, response: ServerResponse) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    if (path === catalogUrl) await sendPage(server, response);
    else if (path.startsWith(catalogSectionUrl))
      await sendSection(server, response, path.slice(catalogSectionUrl.length));
    else if (path.startsWith(catalogMediaUrl)) await sendImage(response, path.slice(catalogMediaUrl.length));
    else return false;
    return true;
  };

  return {
    name: 'section-catalog',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        answer(server, request.url ?? '/', response).then((isAnswered) => isAnswered || next(), next);
      });
    },
    hotUpdate({ server, file }) {
      // The catalog page does not import the renderer's modules, so HMR cannot update it. This event makes it reload the sections.
      if (/\/(renderer|schema)\//.test(toPosixPath(file))) server.ws.send(catalogChangedEvent);
    },
  };
};
