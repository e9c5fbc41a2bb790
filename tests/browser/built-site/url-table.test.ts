import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import fc from 'fast-check';
import { caseFactor } from '../../support/sample.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { protectServer } from '../../../infra/local/guard.ts';
import { edgeCode } from '../../../infra/edge/code.ts';
import { pointerText } from '../../../infra/releases/active-release.ts';
import { tableOf } from '../../../infra/releases/table.ts';
import { readBuiltSite } from '../../../infra/releases/built-site.ts';
import type { ReleaseRecord } from '../../../infra/releases/record.ts';
import { findPicture } from '../../../infra/releases/takedown.ts';
import { headersForKey } from '../../../site-builder/hosting/content-headers.ts';
import { readBuiltFolder } from '../../../site-builder/output/marker.ts';
import { edgeFrom, lookupIn } from '../../../infra/test/cloud/edge-function.ts';
import { cleanUrl } from '../../../site-builder/hosting/clean-url.ts';
import { serverUrl } from '../../support/programs/address-of.ts';
import { findNginx, startNginx } from '../../support/programs/nginx.ts';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import { FileWriter } from '../../../site-builder/output/output-folder.ts';
import { readHosting, writeHosting } from '../../../site-builder/hosting/hosting.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { formerAddresses, others, table, unreadable } from './url-table/addresses.ts';
import { preview, production, type Ask } from './url-table/answers.ts';

const host = 'www.stone.test';
let root: string;
let server: Server;
let redirects: Record<string, string>;
let askEdge: ReturnType<typeof edgeFrom>;
let askLive: Ask;
let askLocal: Ask;

/** Paths that servers may interpret differently. */
const piece = fc.constantFrom(
  '/',
  '.',
  '..',
  '%',
  '%2f',
  '%2E',
  '%5c',
  '%00',
  'index',
  '.html',
  'a',
  'é',
  '%C3%A9',
  '+',
  '%3f',
  '.js',
  '~',
  '%25',
  'write-to-us',
  ' ',
  '\\',
  '\t',
);
const anyPath = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

/** Builds the site with former routes of the contact page. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'url-table-'));
  await cp(inject('dist'), root, {
    recursive: true,
    filter: (path) => !/[\\/](assets|media)$/.test(path),
  });
  const { site, pages } = await new SiteReader(inject('pages')).read();
  if (!site) throw new Error('_site.yaml has errors.');
  const renamed = pages.map((page) =>
    page.route === '/contact' ? { ...page, formerly: formerAddresses } : page,
  );
  writeHosting(site, renamed, new FileWriter(root));
  ({ redirects } = await readHosting(root));
  server = await startPreview({ guard: protectServer, root, port: 0, api: inject('site') });
  const live = pointerText({ id: 'r1', redirects });
  askEdge = edgeFrom(edgeCode(host, ''), host, lookupIn({ live, ...tableOf(redirects).entries }));
  askLive = production(root, askEdge);
  askLocal = preview(serverUrl(server));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

describe('CloudFront and the preview respond alike', () => {
  test.each(table)('%s with %i %s', async (path, status, location) => {
    const [live, local] = await Promise.all([askLive(path), askLocal(path)]);
    expect(live).toEqual(local);
    expect([live.status, live.location]).toEqual([status, location]);
  });

  test.each(unreadable)('%s with the not-found page; the preview rejects it', async (path) => {
    const [live, local] = await Promise.all([askLive(path), askLocal(path)]);
    expect([live.status, local.status]).toEqual([404, 400]);
  });

  test.each(others)('%s %s with %i', async (method, path, status, body) => {
    const [live, local] = await Promise.all([askLive(path, method, body), askLocal(path, method, body)]);
    expect(live).toEqual(local);
    expect(live.status).toBe(status);
  });

  test('files have the same content type and cache duration in the preview as in production', async () => {
    const keys = Object.keys(readBuiltFolder(inject('dist')).files);
    const kinds = new Map(keys.map((key) => [`${key.split('/')[0]} ${extname(key)}`, key]));
    expect(kinds.size).toBeGreaterThan(8);
    for (const key of kinds.values()) {
      if (key.endsWith('.html')) continue;
      const { headers } = await fetch(new URL(key, inject('site')), { method: 'HEAD' });
      const sent = { contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') };
      expect([key, sent]).toEqual([key, headersForKey(key)]);
    }
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

test('browsers do not cache redirects, so that a rollback reverts them', async () => {
  const kept = 'public, max-age=0, must-revalidate';
  expect(await askEdge('/write-to-us')).toEqual({ redirect: '/contact', kept });
  const local = await fetch(`${serverUrl(server)}/write-to-us`, { redirect: 'manual' });
  expect(local.headers.get('cache-control')).toBe(kept);
});

test('the function uses only the JavaScript that CloudFront supports', () => {
  const code = edgeCode(host, 'r1 t1');
  expect(code).toMatch(/^import cf from 'cloudfront';\n/);
  expect(code.replace(/^.*|\/\/.*|\/\*[^]*?\*\//g, '')).not.toMatch(
    /\bfor \(|\.\.\.|\?\?|\?\.|\bclass\b|\bimport\b|\{ *\w+ *\} =|\basync \(/,
  );
});

const nginx = findNginx();

/** Percent-encodes the characters that are not allowed in a request. */
const escapeCharacters = (path: string): string => path.replace(/[^!-~]/g, encodeURIComponent);

describe.skipIf(!nginx)('nginx with the configuration of the build', () => {
  let stopNginx: () => Promise<void>;
  let url: string;
  let askNginx: Ask;
  beforeAll(async () => {
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'assets/shell-1a2b.js'), 'export {};');
    ({ url, stop: stopNginx } = await startNginx(nginx ?? '', root));
    askNginx = preview(url);
  });
  afterAll(() => stopNginx());

  // nginx decodes a question mark in the target of a redirect.
  test.each(table.filter(([path]) => !path.startsWith('/api/') && !path.includes('%3F')))(
    '%s with %i %s, as CloudFront does',
    async (path, status, location) => {
      const answer = await askNginx(path);
      expect([answer.status, answer.location]).toEqual([status, location]);
      if (location === undefined) expect(answer).toEqual(await askLocal(path));
    },
  );

  test('any path as the preview does', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath.map(escapeCharacters), async (path) => {
        const local = await askLocal(path);
        if (local.status === 400 || path.startsWith('/api/') || path.includes('%3f')) return;
        const answer = await askNginx(path);
        // In the target of a redirect, nginx does not encode a plus sign, which is the same character in a path.
        expect({ ...answer, location: answer.location?.replaceAll('+', '%2B') }).toEqual(local);
      }),
      { numRuns: 100 * caseFactor },
    );
  });

  test.each(unreadable)('%s with an error', async (path) => {
    expect((await askNginx(path)).status).toBeOneOf([400, 404, 414]);
  });

  test.each(others.filter(([method, path]) => method === 'HEAD' || !path.startsWith('/api')))(
    '%s %s with %i, or 405 for methods of forms',
    async (method, path, status, body) => {
      const answer = await askNginx(path, method, body);
      expect(answer.status).toBe(status === 403 ? 405 : status);
      if (method === 'HEAD') expect(answer.body).toBe('');
    },
  );

  test('POST to the API with 405, so that a form says that it cannot be sent', async () => {
    const response = await fetch(`${url}/api/send-email`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/', 'html'],
    ['/contact', 'html'],
    ['/data/contact.json', 'json'],
    ['/robots.txt', 'txt'],
    ['/sitemap.xml', 'xml'],
    ['/assets/shell-1a2b.js', 'js'],
    ['/no-such-page', 'html'],
    ['/assets/none.js', 'html'],
    ['/write-to-us', undefined],
    ['/contact/', undefined],
  ])('%s with the headers of the preview', async (path, extension) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    const { headers } = await readHosting(root);
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
    const isImmutable = response.status === 200 && path.startsWith('/assets/');
    const { contentType, cacheControl } = headersForKey(`${isImmutable ? 'assets/' : ''}x.${extension}`);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
    if (extension) expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.has('allow')).toBe(false);
  });

  test('pages compressed, and not again if the browser has them', async () => {
    const { headers } = await fetch(`${url}/contact`);
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const etag = headers.get('etag') ?? '';
    const again = await fetch(`${url}/contact`, { headers: { 'if-none-match': etag } });
    expect([etag === '', again.status]).toEqual([false, 304]);
  });
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

  test('of the built site: every page refers to the stored data that it was rendered from', async () => {
    const { shared, pages } = await readBuiltSite(readBuiltFolder(inject('dist')), {});
    for (const route of Object.keys(pages)) {
      const file = route === '/not-found' ? '404.html' : join(route, 'index.html');
      const html = await readFile(join(inject('dist'), file), 'utf8');
      const answer = await at(second)(/data-page="([^"]+)"/.exec(html)?.[1] ?? '');
      expect([route, Object.keys(shared)]).toEqual([
        route,
        expect.arrayContaining(['file' in answer && answer.file.slice(1)]),
      ]);
    }
  });

  test('of the built site: an image is found by its file name and by its URL', async () => {
    const { shared, pages } = await readBuiltSite(readBuiltFolder(inject('dist')), {});
    const records = [{ id: 'r1', version: 'v1', pages }] as ReleaseRecord[];
    const address = Object.keys(shared).find((key) => /^media\/(?!share-).*\.avif$/.test(key)) ?? '';
    const byAddress = findPicture(records, Object.keys(shared), `https://${host}/${address}`);
    const name = basename(address).replace(/-[0-9a-f]{8,}-\d+\.avif$/, '.jpg');
    expect(byAddress.keys).toContain(address);
    expect(findPicture(records, Object.keys(shared), name)).toEqual(byAddress);
    const base = address.replace(/-\d+\.avif$/, '');
    expect(byAddress.keys.filter((key) => !key.startsWith(base)).join(' ')).toMatch(
      /^(media\/share-\S+ ?)*$/,
    );
  });

  test('cannot be accessed without the pointer to the active release', async () => {
    for (const path of ['/.releases/r1/index.html', '/%2ereleases/r1/', '/.records/r1.json', '/.lock.json'])
      expect(await at(second)(path)).toEqual({ file: '/404' });
  });
});
