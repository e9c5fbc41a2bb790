import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cacheDir } from '../../../scripts/shared-options.ts';
import { BuildCache } from '../../../site-builder/cache/build-cache.ts';
import { writeDeployedStudio } from '../../../site-builder/dev/studio/deployed-studio.ts';
import { exampleBrand } from '../sites/example-brand.ts';
import { deploymentHeaders } from '../../../studio/policy.ts';

type Options = { repository?: string | undefined; port?: number };

/**
 * Builds the deployed Studio and serves it like a static host, with the headers of `studio/policy.ts`.
 * @param api URL of the GitHub API
 * @param options.repository repository that the sign-in page suggests
 * @param options.port any free port by default
 */
export const serveDeployedStudio = async (
  api: string,
  { repository = 'mason/site', port = 0 }: Options = {},
) => {
  const out = mkdtempSync(join(tmpdir(), 'deployed-studio-'));
  const store = new BuildCache(join(cacheDir, 'store'));
  await writeDeployedStudio({ brand: exampleBrand, store, out, api, repository, release: 'on-accept' });
  const { page, others } = deploymentHeaders(api);
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const headers = context.req.path === '/page.html' ? page : others;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isForever = context.req.path.startsWith('/assets/');
    context.header('cache-control', isForever ? 'max-age=31536000, immutable' : 'no-cache');
  });
  app.use(serveStatic({ root: out }));
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: (): void => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      rmSync(out, { recursive: true });
    },
  };
};
