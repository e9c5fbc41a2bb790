import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import type { Page } from '../../../schema/page.ts';
import { serverUrl } from '../programs/address-of.ts';
import { FileWriter } from '../../../site-builder/output/output-folder.ts';
import { writeHosting } from '../../../site-builder/hosting/hosting.ts';
import { writeRedirects } from '../../../site-builder/hosting/redirects.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';

/** Creates a page with former routes. */
export const page = (route: string, formerly?: string[]): Page => ({
  route,
  title: 'Stone & "tile"',
  description: 'A page.',
  sections: [],
  forms: {},
  ...(formerly && { formerly }),
});

/** Writes the redirects of pages as a build does, and serves them. */
export const withSite = async (
  pages: Page[],
  test: (out: string, request: (path: string) => Promise<[number, string | null]>) => Promise<void>,
) => {
  const out = await mkdtemp(join(tmpdir(), 'redirects-'));
  const { site } = await new SiteReader('tests/fixtures/dentist/pages').read();
  if (!site) throw new Error('_site.yaml has errors.');
  writeHosting(site, pages, new FileWriter(out));
  writeRedirects(site, pages, new FileWriter(out));
  await writeFile(join(out, '404.html'), 'missing');
  const server = await startPreview({
    guard: (server) => server,
    root: out,
    port: 0,
    api: 'http://127.0.0.1:9',
  });
  try {
    await test(out, async (path) => {
      const { status, headers } = await fetch(serverUrl(server) + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await rm(out, { recursive: true });
  }
};
