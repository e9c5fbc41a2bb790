import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, withSite } from '../../tests/support/sites/redirecting-site.ts';
import { redirectsOf } from './redirects.ts';

const pages = [page('/stone', ['/old', '/older/stone']), page('/about')];

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

test('each former address has a page that leads on where no table is at hand', async () => {
  await withSite([...pages], async (out) => {
    expect(await readFile(join(out, 'older/stone/index.html'), 'utf8')).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stone &amp; &quot;tile&quot;</title>' +
        '<meta http-equiv="refresh" content="0; url=/stone"><link rel="canonical" href="https://www.brightwater.example/stone"></head>' +
        '<body><a href="/stone">Stone &amp; &quot;tile&quot;</a></body></html>\n',
    );
  });
});
