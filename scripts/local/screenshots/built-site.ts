import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guard } from '../../../infra/local/guard.ts';
import { buildSite } from '../../../site-builder/build-site.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { cacheDir } from '../../flags.ts';
import { freePort } from '../free-port.ts';
import { stop } from '../../options.ts';

/** A site that answers at an address until it is ended. */
export type RunningSite = { url: string; end: () => Promise<unknown> };

/** Nothing answers there; the screenshots send nothing. */
const noBackend = 'http://127.0.0.1:9';

/** Builds a folder of documents and serves it on a free port of the loopback address. */
export const serveBuilt = async (pagesDir: string): Promise<RunningSite> => {
  const out = await mkdtemp(join(tmpdir(), 'site-'));
  const removeOut = () => rm(out, { recursive: true, force: true });
  const { site } = await buildSite({ pagesDir, out, cacheDir });
  if (!site) {
    await removeOut();
    return stop('The documents have errors; npm run check shows them.', 1);
  }
  const port = await freePort(4200);
  const server = await startPreview({ guard, root: out, port, api: noBackend });
  const end = async () => {
    await new Promise((resolve) => server.close(resolve));
    await removeOut();
  };
  return { url: `http://127.0.0.1:${port}`, end };
};
