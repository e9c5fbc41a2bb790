import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, withSite } from '../../tests/support/sites/redirecting-site.ts';
import { collectRedirects } from './redirects.ts';

const pages = [page('/stone', ['/old', '/older/stone']), page('/about')];

test('each former address leads to the present one', () => {
  expect(collectRedirects(pages)).toEqual({ '/old': '/stone', '/older/stone': '/stone' });
});

test('a former address is stored as servers look it up, and no form of the own one is', () => {
  const formerly = ['/Our_Work.php', '/about-us/', '/caf%C3%A9.html', '/stone/', '/?p=1', '//x'];
  expect(collectRedirects([page('/stone', formerly)])).toEqual({
    '/Our_Work.php': '/stone',
    '/about-us': '/stone',
    '/café': '/stone',
  });
});

test('addresses of any form can be built; no file system has to part two that differ in capitals', async () => {
  const odd = [
    '/About',
    '/Our_Work.php',
    '/our_work.php',
    '/a:b',
    '/end.',
    `/${'ü'.repeat(130)}`,
    '/men%C3%BC',
  ];
  await withSite([page('/stone', odd), page('/about')], async (out, ask) => {
    expect((await readdir(out)).filter((name) => !/^(\.|404)/.test(name)).sort()).toEqual([
      'Our_Work.php',
      'menü',
    ]);
    for (const path of odd) expect(await ask(encodeURI(decodeURI(path)))).toEqual([301, '/stone']);
  });
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
