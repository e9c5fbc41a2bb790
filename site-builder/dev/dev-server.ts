import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { BuildCache } from '../cache/build-cache.ts';
import { overlayPlugin } from '../client/overlay-plugin.ts';
import config from '../../vite.config.ts';
import { engineRoot } from '../engine.mjs';
import { DevSite } from './dev-site.ts';
import { FolderWatcher } from './folder-watcher.ts';
import { openInEditorPlugin } from './source/open-in-editor.ts';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { buildStudio } from './studio/build-studio.ts';
import { studioPlugin } from './studio/studio-plugin.ts';
import { siteDocumentsPlugin } from './site-documents-plugin.ts';

type Options = {
  pagesDir: string;
  /** Watches `pagesDir` until the server is closed. */
  watcher?: FolderWatcher;
  cacheDir: string;
  /** Port on the loopback address. If it is in use, the next free one is taken. */
  port: number;
  /** Origin of the server that answers `/api/*`. */
  api: string;
  /** Makes the server reject requests that are not meant for it before any other handler runs (`protectServer`). */
  guard: <S extends Server>(server: S) => unknown;
  /** Returns the folder of the built Studio. Called at the first request. */
  studioFolder?: () => Promise<string>;
  /** Image metadata that is known already. */
  imageInfos?: ImageInfos;
  /** Prints a line for each problem of the documents that appears or is gone. By default, none is printed. */
  print?: (line: string) => void;
};

/** Starts the development server, which serves the site and renders pages again whenever a document or component changes. */
export const startDevServer = async ({
  pagesDir,
  cacheDir,
  port,
  api,
  guard,
  studioFolder,
  imageInfos = new ImageInfos(),
  print,
  ...options
}: Options): Promise<ViteDevServer> => {
  const watcher = options.watcher ?? (await FolderWatcher.open(pagesDir));
  const devSite = new DevSite(pagesDir, { pictures: imageInfos, ...(print && { print }) });
  const store = new BuildCache(join(cacheDir, 'store'));
  const getStudioFolder = studioFolder ?? (() => buildStudio(devSite.lastValid?.site.brand, store));
  const server = await createServer({
    ...config,
    configFile: false,
    root: engineRoot,
    logLevel: 'warn',
    cacheDir: resolve(cacheDir, 'vite'),
    // The guard runs before Vite, whose CORS check would allow pages of any port on this machine to read everything.
    server: {
      host: '127.0.0.1',
      port,
      cors: false,
      proxy: { '/api': api },
      fs: { allow: [engineRoot, '.'] },
    },
    plugins: [
      react(),
      overlayPlugin(),
      openInEditorPlugin(pagesDir),
      studioPlugin({ watcher, pagesDir, store, studioFolder: getStudioFolder, imageInfos }),
      siteDocumentsPlugin({ devSite, watcher, pagesDir, store }),
    ],
  });
  server.httpServer?.once('close', () => watcher.close());
  if (server.httpServer) guard(server.httpServer as Server);
  return server.listen();
};
