import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Plugin } from 'vite';
import { relativePosixPath } from '../../../documents/node/paths.ts';
import { studioUrl } from '../../../studio/address.ts';
import { githubApi, policies } from '../../../studio/policy.ts';
import { FolderClaim } from './folder-claim.ts';
import { createStudioApi } from './studio-api.ts';

type ApiOptions = Parameters<typeof createStudioApi>[0];
type Options = Pick<ApiOptions, 'pagesDir' | 'store' | 'imageInfos' | 'watcher'> & {
  /** Returns the folder of the built Studio. */
  studioFolder: () => Promise<string>;
};

const formatPrefix = (pagesDir: string): string => {
  const shown = relativePosixPath(process.cwd(), pagesDir);
  return shown === '' ? '' : `${shown}/`;
};

/** Vite plugin that serves the Studio, which edits the documents of a folder in the browser. */
export const studioPlugin = ({ watcher, pagesDir, store, studioFolder, imageInfos }: Options): Plugin => ({
  name: 'studio',
  configureServer(server) {
    const token = randomBytes(32).toString('base64url');
    const claim = new FolderClaim(pagesDir);
    let origin = '';
    const otherServer = (): Promise<string | undefined> => claim.claim(origin);
    const { httpServer } = server;
    httpServer?.once('listening', () => {
      origin = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
      httpServer.once('close', () => claim.release(origin));
      void otherServer().then((other) => {
        if (other === undefined) return;
        const notice = `Another server saves in ${pagesDir}. Edit the site at ${other}${studioUrl}/; this server shows the site but saves nothing.`;
        server.config.logger.warn(notice);
      });
    });
    let building: Promise<string> | undefined;
    const getStudioFolder = (): Promise<string> => (building ??= studioFolder());

    const app = new Hono();
    app.use('/assets/*', compress());
    app.use(async (context, next) => {
      await next();
      if (!context.res.headers.has('content-security-policy'))
        context.header('content-security-policy', policies(githubApi).local);
      context.header('x-content-type-options', 'nosniff');
      context.header('referrer-policy', 'no-referrer');
    });
    const folder = { pagesDir, prefix: formatPrefix(pagesDir), folderId: claim.id };
    app.route('/api', createStudioApi({ ...folder, token, imageInfos, store, otherServer, watcher }));
    app.get('/', async (context) => {
      const html = await readFile(join(await getStudioFolder(), 'index.html'), 'utf8');
      context.header('cache-control', 'no-store');
      return context.html(html.replace('<head>', `<head><meta name="studio-token" content="${token}">`));
    });
    app.get('*', async (context, next) => serveStatic({ root: await getStudioFolder() })(context, next));

    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (path === studioUrl) response.writeHead(308, { location: `${studioUrl}/` }).end();
      else if (path.startsWith(`${studioUrl}/`)) {
        request.url = request.url?.slice(studioUrl.length);
        void answer(request, response);
      } else next();
    });
  },
});
