import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, withSite } from '../../tests/support/sites/redirecting-site.ts';
import { collectRedirects } from './redirects.ts';

const pages = [page('/stone', ['/old', '/older/stone']), page('/about')];

test('maps former routes to the current one, normalized and without other forms of the current one', () => {
  expect(collectRedirects(pages)).toEqual({ '/old': '/stone', '/older/stone': '/stone' });
  const formerly = ['/Our_Work.php', '/about-us/', '/caf%C3%A9.html', '/stone/', '/?p=1', '//x'];
  expect(collectRedirects([page('/stone', formerly)])).toEqual({
    '/Our_Work.php': '/stone',
    '/about-us': '/stone',
    '/café': '/stone',
  });
});

test('writes pages for former routes of any form, without two paths that differ only in case', async () => {
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
    expect((await readdir(out)).filter((name) => !/^([._]|404)/.test(name)).sort()).toEqual([
      'Our_Work.php',
      'menü',
    ]);
    for (const path of odd) expect(await ask(encodeURI(decodeURI(path)))).toEqual([301, '/stone']);
  });
});

test('a built site redirects a former route permanently, and has an HTML page for it', async () => {
  await withSite([...pages], async (out, ask) => {
    expect(await ask('/older/stone?from=mail')).toEqual([301, '/stone?from=mail']);
    expect(await ask('/older/stone/')).toEqual([301, '/stone']);
    expect(await ask('/oldest')).toEqual([404, null]);
    expect(await readFile(join(out, 'older/stone/index.html'), 'utf8')).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stone &amp; &quot;tile&quot;</title>' +
        '<meta http-equiv="refresh" content="0; url=/stone"><link rel="canonical" href="https://www.brightwater.example/stone"></head>' +
        '<body><a href="/stone">Stone &amp; &quot;tile&quot;</a></body></html>\n',
    );
  });
});
