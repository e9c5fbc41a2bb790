import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edgeCode } from '../../infra/edge/code.ts';
import { pointerText, tableOf } from '../../infra/releases/active-release.ts';
import { edgeFrom, lookupIn } from '../../infra/test/cloud/edge-function.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { page } from '../../tests/support/sites/redirecting-site.ts';
import { anyPath, others, table, unreadable } from '../../tests/support/url-table/addresses.ts';
import { preview, type Ask } from '../../tests/support/url-table/answers.ts';
import { serveSite, type ServedSite } from '../../tests/support/url-table/served-site.ts';
import { cleanUrl } from './clean-url.ts';
import { headersForKey } from './content-headers.ts';
import { collectRedirects } from './redirects.ts';

const host = 'www.stone.test';
let site: ServedSite;
let redirects: Record<string, string>;
let askEdge: ReturnType<typeof edgeFrom>;
let askLocal: Ask;

beforeAll(async () => {
  site = await serveSite();
  ({ redirects } = site.hosting);
  const live = pointerText({ id: 'r1', redirects });
  askEdge = edgeFrom(edgeCode(host, ''), host, lookupIn({ live, ...tableOf(redirects).entries }));
  askLocal = preview(site.url);
});
afterAll(() => site.stop());

/** Returns the text of the file that CloudFront requests from the bucket; undefined if there is none. */
const readFileOfEdge = async (path: string): Promise<string | undefined> => {
  const live = await askEdge(path);
  if ('redirect' in live) throw new Error(`${path} redirects to ${live.redirect}`);
  return readFile(join(site.root, live.file), 'utf8').catch(() => undefined);
};

describe('CloudFront and the preview respond alike', () => {
  test.each(table)('%s with %i %s', async (path, status, location) => {
    const { body, ...local } = await askLocal(path);
    expect(local).toEqual({ status, location });
    // CloudFront forwards these paths to the API without calling the function.
    if (path.startsWith('/api/')) return;
    if (location !== undefined) return expect(await askEdge(path)).toMatchObject({ redirect: location });
    const found = await readFileOfEdge(path);
    expect(found !== undefined).toBe(status === 200);
    expect(body).toBe(found ?? (await readFile(join(site.root, '404.html'), 'utf8')));
  });

  test.each(unreadable)('%s with the not-found page; the preview rejects it', async (path) => {
    expect([await readFileOfEdge(path), (await askLocal(path)).status]).toEqual([undefined, 400]);
  });

  test.each(others)('%s %s with %i', async (method, path, status, body) => {
    expect((await askLocal(path, method, body)).status).toBe(status);
  });

  test.each([
    'files/prices.pdf',
    'data/contact.json',
    'assets/shell-1a2b.js',
    'media/floor-1a2b-640.avif',
    'robots.txt',
  ])('%s has the same content type and cache duration in the preview as in production', async (key) => {
    const { headers } = await fetch(`${site.url}/${key}`, { method: 'HEAD' });
    const sent = { contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') };
    expect(sent).toEqual(headersForKey(key));
  });

  test('both interpret any path in the same way', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath, async (uri) => {
        const local = cleanUrl(uri, redirects);
        const live = await askEdge(uri);
        expect(local).toEqual('redirect' in live ? { redirect: live.redirect } : { file: live.file });
      }),
      { numRuns: 100 * caseFactor },
    );
  });

  test('no response redirects to another site or to another redirect', async () => {
    const path = fc.array(
      fc.constantFrom('/', '%2f', '\\', '%5C', 'evil.example', '.html', '@', ':', '%09', '?', '#'),
      { maxLength: 7 },
    );
    await fc.assert(
      fc.asyncProperty(path, async (pieces) => {
        const live = await askEdge(`/${pieces.join('').split('?')[0]}`);
        if (!('redirect' in live)) return;
        const location = new URL(live.redirect, `https://${host}/`);
        expect(location.host).toBe(host);
        expect(await askEdge(location.pathname)).not.toHaveProperty('redirect');
      }),
      { numRuns: 100 * caseFactor },
    );
  });
});

test.each([
  ['/', 'https://www.stone.test/'],
  ['/contact/?a=1', 'https://www.stone.test/contact?a=1'],
  ['/contact.html', 'https://www.stone.test/contact'],
  ['/write-to-us?a=1', 'https://www.stone.test/contact?a=1'],
])('every other host redirects to the canonical host in one step: %s', async (path, location) => {
  for (const name of ['stone.test', 'd111111abcdef8.cloudfront.net'])
    expect(await askEdge(path, name)).toMatchObject({ redirect: location });
});

test.each([
  '/a+b',
  '/what%3F',
  '/a&b=c;d:e@f!g$h*i',
  '/tag/(marble)',
  '/blog/2019/03/v1.2',
  '/old/index.html',
])('the former route %s redirects in production and in the preview', async (formerly) => {
  const former = collectRedirects([page('/stone', [formerly])]);
  const live = pointerText({ id: 'r1', redirects: former });
  const edge = edgeFrom(edgeCode(host, ''), host, lookupIn({ live, ...tableOf(former).entries }));
  expect(await edge(formerly)).toMatchObject({ redirect: '/stone' });
  expect(cleanUrl(formerly, former)).toEqual({ redirect: '/stone' });
});

test('page data and shared files are not looked up as former routes', async () => {
  const requested: string[] = [];
  const edge = edgeFrom(edgeCode(host, 'r1 t1'), host, (key) => {
    requested.push(key);
    throw new Error('KeyNotFound');
  });
  for (const path of ['/data/stone.json', '/assets/shell-1a.js', '/media/floor-1a-640.avif'])
    await edge(path);
  expect(requested).toEqual(['live']);
});

test('browsers do not cache redirects, so that a rollback reverts them', async () => {
  const kept = 'public, max-age=0, must-revalidate';
  expect(await askEdge('/write-to-us')).toEqual({ redirect: '/contact', kept });
  const local = await fetch(`${site.url}/write-to-us`, { redirect: 'manual' });
  expect(local.headers.get('cache-control')).toBe(kept);
});

test('the function uses only the JavaScript that CloudFront supports', () => {
  const code = edgeCode(host, 'r1 t1');
  expect(code).toMatch(/^import cf from 'cloudfront';\n/);
  expect(code.replace(/^.*|\/\/.*|\/\*[^]*?\*\//g, '')).not.toMatch(
    /\bfor \(|\.\.\.|\?\?|\?\.|\bclass\b|\bimport\b|\{ *\w+ *\} =|\basync \(/,
  );
});

test('the preview compresses pages, sends the security headers, and does not send a page again that has not changed', async () => {
  const page = await fetch(`${site.url}/contact`, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toContain('Talk to the yard.');
  for (const path of ['/contact', '/no-such-page']) {
    const { headers } = await fetch(site.url + path);
    for (const [name, value] of Object.entries(site.hosting.headers)) expect(headers.get(name)).toBe(value);
  }
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/contact`, {
    headers: { 'accept-encoding': 'br, gzip', 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe('a release', () => {
  const redirects = { '/write-to-us': '/contact' };
  const code = edgeCode(host, 'r1');
  const at = (store: Record<string, string>) => edgeFrom(code, host, lookupIn(store));
  const second = { live: pointerText({ id: 'r2', redirects }), ...tableOf(redirects).entries };

  test('is served completely: its documents, data and former routes', async () => {
    const ask = at(second);
    expect(await ask('/about')).toEqual({ file: '/about/index.html', release: 'r2' });
    expect(await ask('/data/about.json')).toEqual({ file: '/data/about.json', release: 'r2' });
    expect(await ask('/write-to-us')).toMatchObject({ redirect: '/contact' });
  });

  test('is that of the deployment if the store has no entry; former routes then serve their page', async () => {
    expect(await at({})('/about')).toEqual({ file: '/about/index.html', release: 'r1' });
    const heard = at({ live: second.live });
    expect(await heard('/write-to-us')).toEqual({ file: '/write-to-us/index.html', release: 'r2' });
  });

  test('shares its files with other releases; an open page receives the data of its release', async () => {
    const ask = at(second);
    for (const file of ['/assets/shell-1a2b.js', '/media/floor-1a2b-640.avif'])
      expect(await ask(file)).toEqual({ file });
    expect(await ask('/data/a/b.json?v=0123456789abcdef')).toEqual({
      file: '/assets/data/a/b.0123456789abcdef.json',
    });
    expect(await ask('/data/a.json?v=../secret')).toEqual({ file: '/data/a.json', release: 'r2' });
  });

  test('cannot be accessed without the pointer to the active release', async () => {
    for (const path of ['/.releases/r1/index.html', '/%2ereleases/r1/', '/.records/r1.json', '/.lock.json'])
      expect(await at(second)(path)).toEqual({ file: '/404' });
  });
});
