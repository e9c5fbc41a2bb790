import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { protectServer } from '../../../infra/local/guard.ts';
import { readHosting, writeHosting, type Hosting } from '../../../site-builder/hosting/hosting.ts';
import { FileWriter } from '../../../site-builder/output/output-folder.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { serverUrl } from '../programs/address-of.ts';
import { exampleSite } from '../sites/example-site.ts';
import { page } from '../sites/redirecting-site.ts';
import { formerAddresses } from './addresses.ts';
import { api } from './answers.ts';

/** Files like those of a build. */
const files = {
  'index.html': '<title>Home</title>',
  'contact/index.html': `<title>Contact</title>${'<p>Talk to the yard.</p>'.repeat(50)}`,
  '404.html': '<title>404</title>There is no such stone here.',
  'data/contact.json': '{"page":{"route":"/contact"}}',
  'assets/shell-1a2b.js': 'export {};',
  'media/floor-1a2b-640.avif': 'picture',
  'files/prices.pdf': '%PDF-1.7',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset></urlset>',
};

/** A site as a build writes it, and the server of `npm run preview` for it. */
export type ServedSite = { root: string; url: string; hosting: Hosting; stop: () => Promise<void> };

/** Writes a small site with former routes of the contact page, and serves it with the preview. */
export const serveSite = async (): Promise<ServedSite> => {
  const root = await mkdtemp(join(tmpdir(), 'served-site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  writeHosting(exampleSite, [page('/'), page('/contact', formerAddresses)], new FileWriter(root));
  const backend = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => backend.once('listening', resolve));
  const server = await startPreview({ guard: protectServer, root, port: 0, api: serverUrl(backend) });
  const close = (one: typeof backend) => new Promise((resolve) => one.close(resolve));
  const stop = async () => {
    await Promise.all([close(server), close(backend)]);
    await rm(root, { recursive: true });
  };
  return { root, url: serverUrl(server), hosting: await readHosting(root), stop };
};
