import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import { protectServer } from '../../../infra/local/guard.ts';
import { cacheDir } from '../../../scripts/shared-options.ts';
import { BuildCache } from '../../../site-builder/cache/build-cache.ts';
import { FolderWatcher } from '../../../site-builder/dev/folder-watcher.ts';
import { buildStudio } from '../../../site-builder/dev/studio/build-studio.ts';
import { studioPlugin } from '../../../site-builder/dev/studio/studio-plugin.ts';
import { exampleBrand } from '../sites/example-brand.ts';

/**
 * Serves the Studio like the development server, without Vite, whose start takes two seconds of CPU. The Studio has the
 * fonts of the default brand, so that all tests share one build.
 */
export const serveStudio = async (pagesDir: string): Promise<{ address: string; close: () => void }> => {
  const store = new BuildCache(join(cacheDir, 'store'));
  const watcher = await FolderWatcher.open(pagesDir);
  const studioFolder = () => buildStudio(exampleBrand, store);
  const { configureServer } = studioPlugin({
    watcher,
    pagesDir,
    store,
    studioFolder,
    imageInfos: new ImageInfos(),
  });
  const httpServer = protectServer(createServer());
  const use = (answer: (...args: [...Parameters<RequestListener>, next: () => void]) => void) =>
    httpServer.on('request', (request, response) => {
      answer(request, response, () => response.writeHead(404).end());
    });
  // A warning, such as one of another server that saves in this folder, fails the test.
  const logger = { warn: (notice: string) => Promise.reject(new Error(notice)) };
  const vite = { httpServer, middlewares: { use }, config: { logger } } as unknown;
  (configureServer as (server: ViteDevServer) => void)(vite as ViteDevServer);
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`,
    close: () => {
      watcher.close();
      httpServer.close();
      httpServer.closeAllConnections();
    },
  };
};
