import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, sep } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { guard } from '../../../infra/local/guard.ts';
import { edgeCode } from '../../../infra/edge/code.ts';
import { headersOf } from '../../../infra/publish/headers.ts';
import { edgeFrom } from '../../../infra/test/cloud/edge-function.ts';
import { cleanUrl } from '../../../site-builder/hosting/clean-url.ts';
import { addressOf } from '../../../site-builder/dev/dev-server.ts';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import { readHosting, writeHosting } from '../../../site-builder/hosting/hosting.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { servedRedirects } from '../../../site-builder/hosting/redirects.ts';
import { others, table, unreadable } from './url-table/addresses.ts';
import { preview, production, type Ask } from './url-table/answers.ts';

const host = 'www.stone.test';
let root: string;
let server: Server;
let redirects: Record<string, string>;
let askEdge: ReturnType<typeof edgeFrom>;
let askLive: Ask;
let askLocal: Ask;

/** The built site, in which the contact page had other names before. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'url-table-'));
  await cp(inject('dist'), root, {
    recursive: true,
    filter: (path) => !/[\\/](assets|media)$/.test(path),
  });
  const { site, pages } = await new SiteReader(inject('pages')).read();
  if (!site) throw new Error('_site.yaml has errors');
  const renamed = pages.map((page) =>
    page.route === '/contact' ? { ...page, formerly: ['/write-to-us', '/company/contact'] } : page,
  );
  await writeHosting(site, renamed, root);
  ({ redirects } = await readHosting(root));
  server = await startPreview({ guard, root, port: 0, api: inject('site') });
  askEdge = edgeFrom(edgeCode(host, redirects), host);
  askLive = production(root, askEdge);
  askLocal = preview(addressOf(server));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

describe('CloudFront and the preview answer alike', () => {
  test.each(table)('%s with %i %s', async (path, status, location) => {
    const [live, local] = await Promise.all([askLive(path), askLocal(path)]);
    expect(live).toEqual(local);
    expect([live.status, live.location]).toEqual([status, location]);
  });

  test.each(unreadable)('%s with the not-found page, which the preview refuses', async (path) => {
    const [live, local] = await Promise.all([askLive(path), askLocal(path)]);
    expect([live.status, local.status]).toEqual([404, 400]);
  });

  test.each(others)('%s %s with %i', async (method, path, status, body) => {
    const [live, local] = await Promise.all([askLive(path, method, body), askLocal(path, method, body)]);
    expect(live).toEqual(local);
    expect(live.status).toBe(status);
  });

  test('files have the type and the time to live in the preview that they are published with', async () => {
    const files = (await readdir(inject('dist'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(inject('dist').length + 1));
    const keys = files.map((file) => file.split(sep).join('/'));
    const kinds = new Map(keys.map((key) => [`${key.split('/')[0]} ${extname(key)}`, key]));
    expect(kinds.size).toBeGreaterThan(8);
    for (const key of kinds.values()) {
      if (key.endsWith('.html')) continue;
      const { headers } = await fetch(new URL(key, inject('site')), { method: 'HEAD' });
      const sent = { contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') };
      expect([key, sent]).toEqual([key, headersOf(key)]);
    }
  });

  test('any path means the same to both', () => {
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
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (uri) => {
        const local = cleanUrl(uri, redirects);
        const live = askEdge(uri);
        expect(local).toEqual('redirect' in live ? { redirect: live.redirect } : live);
      }),
      { numRuns: 2000 },
    );
  });

  test('no answer leads to another site or to a path that leads on', () => {
    const path = fc.array(
      fc.constantFrom('/', '%2f', '\\', '%5C', 'evil.example', '.html', '@', ':', '%09', '?', '#'),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(path, (pieces) => {
        const live = askEdge(`/${pieces.join('').split('?')[0]}`);
        if (!('redirect' in live)) return;
        const location = new URL(live.redirect, `https://${host}/`);
        expect(location.host).toBe(host);
        expect(askEdge(location.pathname)).not.toHaveProperty('redirect');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['/', 'https://www.stone.test/'],
  ['/contact/?a=1', 'https://www.stone.test/contact?a=1'],
  ['/contact.html', 'https://www.stone.test/contact'],
  ['/write-to-us?a=1', 'https://www.stone.test/contact?a=1'],
])('every other name of the site leads to its one name in one step: %s', (path, location) => {
  for (const name of ['stone.test', 'd111111abcdef8.cloudfront.net'])
    expect(askEdge(path, name)).toMatchObject({ redirect: location });
});

test('no browser keeps a redirect, so that a rollback takes it back', async () => {
  const kept = 'public, max-age=0, must-revalidate';
  expect(askEdge('/write-to-us')).toEqual({ redirect: '/contact', kept });
  const local = await fetch(`${addressOf(server)}/write-to-us`, { redirect: 'manual' });
  expect(local.headers.get('cache-control')).toBe(kept);
});

test('the function is of the dialect that CloudFront runs', () => {
  expect(edgeCode(host, redirects).replace(/\/\/.*|\/\*[^]*?\*\//g, '')).not.toMatch(
    /\bfor \(|\.\.\.|\?\?|\?\.|\bclass\b|\bimport\b|\{ *\w+ *\} =/,
  );
});

test('as many redirects as there is room for fit into the function, and one byte too many is refused', () => {
  const many = (count: number, length: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`/${index}-${'o'.repeat(length)}`, '/contact']),
    );
  const served = servedRedirects(many(1000, 20));
  expect(Object.keys(served).length).toBeGreaterThan(100);
  expect(Object.keys(served).length).toBeLessThan(1000);
  expect(edgeCode(`${'a'.repeat(240)}.test`, served).length).toBeGreaterThan(7000);
  expect(() => edgeCode(host, many(1000, 20))).toThrow('10240 are allowed');
});
