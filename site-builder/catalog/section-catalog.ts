import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
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
import { readFolder } from '../../documents/node/read-folder.ts';
import { classifyFiles } from '../../documents/read/site/site-files.ts';
import { fontAssets, fontFiles } from '../fonts/font-files.ts';
import { catalogueMedia, type catalogueData } from './catalog-data.ts';
import { problemExamples } from './markdown.ts';

type Options = { live: DevSite; pagesDir: string; store: BuildCache; themeFile: string };
type EntriesModule = { catalogueEntries: () => [] };
type DataModule = { catalogueData: typeof catalogueData };
type PageModule = { cataloguePage: typeof renderCatalogPage };
type SectionModule = { loneSection: typeof renderSectionDocument };

/** Vite plugin that shows the catalogue of sections while documents are edited. */
export const sectionCatalogue = ({ live, pagesDir, store, themeFile }: Options): Plugin => {
  const media = join(pagesDir, 'media');
  const readPictures = async () => classifyFiles(((await readFolder(pagesDir)) ?? new Map()).keys()).media;

  const sendPage = async (server: ViteDevServer, response: ServerResponse): Promise<void> => {
    const { catalogueEntries } = await loadSource<EntriesModule>(server, 'site-builder/catalog/entries');
    const script = `/${sourceFile('renderer/browser/catalog/main')}`;
    const page = await loadSource<PageModule>(server, 'renderer/server/catalog/catalogue-page');
    respond(response, 'text/html', page.cataloguePage(catalogueEntries(), problemExamples, script));
  };

  const sendSection = async (server: ViteDevServer, response: ServerResponse, type: string) => {
    const site = live.good?.site;
    if (!site) return respond(response, 'text/plain', 'The documents have errors.', 503);
    const { catalogueData } = await loadSource<DataModule>(server, 'site-builder/catalog/catalogue-data');
    const examples = await catalogueData(site, media, await readPictures());
    const section = examples.sections.find((example) => example.type === type);
    if (!section) return respond(response, 'text/plain', 'There is no such section type.', 404);
    const { loneSection } = await loadSource<SectionModule>(server, 'renderer/server/catalog/lone-section');
    const { fontCss } = fontAssets(await fontFiles(await readBrand(themeFile), store));
    const look = { site, media: examples.media, theme: await loadTheme(server), fontCss };
    respond(response, 'text/html', await loneSection(section, look));
  };

  const sendPicture = async (response: ServerResponse, name: string): Promise<void> => {
    if (!(await readPictures()).has(name))
      return respond(response, 'text/plain', 'There is no such picture.', 404);
    const type = getMimeType(name) ?? 'application/octet-stream';
    respond(response, type, await readFile(join(media, name)));
  };

  const answer = async (server: ViteDevServer, url: string, response: ServerResponse) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    if (path === catalogUrl) await sendPage(server, response);
    else if (path.startsWith(catalogSectionUrl))
      await sendSection(server, response, path.slice(catalogSectionUrl.length));
    else if (path.startsWith(catalogueMedia)) await sendPicture(response, path.slice(catalogueMedia.length));
    else return false;
    return true;
  };

  return {
    name: 'section-catalogue',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        answer(server, request.url ?? '/', response).then((isAnswered) => isAnswered || next(), next);
      });
    },
    hotUpdate({ server, file }) {
      // The browser has none of what renders a section: it is told that something may look different.
      if (/\/(renderer|schema)\//.test(file.split(sep).join('/'))) server.ws.send(catalogChangedEvent);
    },
  };
};
