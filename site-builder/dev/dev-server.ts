import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { BuildCache } from '../cache/build-cache.ts';
import { defaultBrandFile } from '../client/brand-file.ts';
import { overlayPlugin } from '../client/overlay-plugin.ts';
import config from '../../vite.config.ts';
import { engineRoot } from '../engine.mjs';
import { sectionCatalogue } from '../catalog/section-catalog.ts';
import { DevSite } from './dev-site.ts';
import { openInEditor } from './source/open-in-editor.ts';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import type { PublishingStatus } from '../../studio/store/publishing.ts';
import { buildStudio } from './studio/build-studio.ts';
import { studioPlugin } from './studio/studio-plugin.ts';
import { siteDocuments } from './site-documents-plugin.ts';

type Options = {
  pagesDir: string;
  cacheDir: string;
  /** Port on the loopback address; the next free one is taken when it is in use. */
  port: number;
  /** Where `/api/*` is answered. */
  api: string;
  /** Makes the server refuse what is not for it, before anything else answers. */
  guard: <S extends Server>(server: S) => unknown;
  /** The file of the brand; the site's own when none is named. */
  themeFile?: string;
  /** Gives the folder of the built Studio when it is first asked for. */
  studioFolder?: () => Promise<string>;
  /** What is known of pictures already. */
  pictures?: ImageInfos;
  /** How what was accepted becomes what visitors see, as the stage says that customers use. */
  release?: PublishingStatus['release'];
};

/** Starts the development server: the real site, rendered anew whenever a document or a component changes. */
export const startDevServer = async ({
  pagesDir,
  cacheDir,
  port,
  api,
  guard,
  themeFile = defaultBrandFile,
  studioFolder,
  pictures = new ImageInfos(),
  release = 'by-person',
}: Options): Promise<ViteDevServer> => {
  const live = new DevSite(pagesDir, { pictures });
  const store = new BuildCache(join(cacheDir, 'store'));
  const studioOf = studioFolder ?? (() => buildStudio(themeFile, store));
  const server = await createServer({
    ...config,
    configFile: false,
    root: engineRoot,
    logLevel: 'warn',
    cacheDir: resolve(cacheDir, 'vite'),
    // The guard answers before Vite, which lets the pages of every port of this machine read all.
    server: {
      host: '127.0.0.1',
      port,
      cors: false,
      proxy: { '/api': api },
      fs: { allow: [engineRoot, '.'] },
    },
    plugins: [
      react(),
      overlayPlugin(themeFile),
      sectionCatalogue({ live, pagesDir, store, themeFile }),
      openInEditor(pagesDir),
      studioPlugin({ pagesDir, store, studioFolder: studioOf, pictures, release }),
      siteDocuments({ live, pagesDir, store, themeFile }),
    ],
  });
  if (server.httpServer) guard(server.httpServer as Server);
  return server.listen();
};
