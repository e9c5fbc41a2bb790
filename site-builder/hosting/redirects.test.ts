import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '../../schema/page.ts';
import { addressOf } from '../dev/dev-server.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { writeHosting } from './hosting.ts';
import { startPreview } from '../preview/preview-server.ts';
import { redirectsOf, writeRedirects } from './redirects.ts';

const page = (route: string, formerly?: string[]): Page => ({
  route,
  title: 'Stone & "tile"',
  description: 'A page.',
  sections: [],
  ...(formerly && { formerly }),
});
const pages = [page('/stone', ['/old', '/older/stone']), page('/about')];

/** Writes what a build writes about redirects, and serves it. */
const withSite = async (
  all: Page[],
  look: (out: string, ask: (path: string) => Promise<[number, string | null]>) => Promise<void>,
) => {
  const out = await mkdtemp(join(tmpdir(), 'redirects-'));
  const { site } = await new SiteReader('tests/fixtures/dentist/pages').read();
  if (!site) throw new Error('_site.yaml has errors');
  await writeHosting(site, all, out);
  await writeRedirects(site, all, out);
  await writeFile(join(out, '404.html'), 'missing');
  const server = await startPreview({
    guard: (server) => server,
    root: out,
    port: 0,
    api: 'http://127.0.0.1:9',
  });
  try {
    await look(out, async (path) => {
      const { status, headers } = await fetch(addressOf(server) + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await rm(out, { recursive: true });
  }
};

test('each former address leads to the present one', () => {
  expect(redirectsOf(pages)).toEqual({ '/old': '/stone', '/older/stone': '/stone' });
});

test('a built site answers a former address with a permanent redirect', async () => {
  await withSite([...pages], async (_, ask) => {
    expect(await ask('/old')).toEqual([301, '/stone']);
    expect(await ask('/older/stone?from=mail')).toEqual([301, '/stone?from=mail']);
    expect(await ask('/older/stone/')).toEqual([301, '/stone']);
    expect(await ask('/oldest')).toEqual([404, null]);
  });
});

test('thousands of former addresses are no more than a longer table', async () => {
  const names = Array.from({ length: 3000 }, (_, index) => `/former-name-${index}`);
  await withSite([page('/stone', names)], async (_, ask) => {
    expect(await ask(names.at(-1) ?? '')).toEqual([301, '/stone']);
  });
});

test('each former address has a page that leads on where no table is at hand', async () => {
  await withSite([...pages], async (out) => {
    expect(await readFile(join(out, 'older/stone/index.html'), 'utf8')).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stone &amp; &quot;tile&quot;</title>' +
        '<meta http-equiv="refresh" content="0; url=/stone"><link rel="canonical" href="https://www.brightwater.example/stone"></head>' +
        '<body><a href="/stone">Stone &amp; &quot;tile&quot;</a></body></html>\n',
    );
  });
});
