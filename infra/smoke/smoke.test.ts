import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverUrl } from '../../tests/support/programs/address-of.ts';
import { serveSite, type ServedSite } from '../../tests/support/url-table/served-site.ts';
import { checkCanary } from './canary.ts';
import { checkPages } from './verify-pages.ts';

describe('the verification of a deployed site', () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site.stop());

  const check = (changes: object = {}) => {
    const { root: dist, url, hosting } = site;
    const { headers, redirects } = hosting;
    return checkPages({ url, dist, headers, redirects, ...changes });
  };

  test('reports nothing for a site that is served as built', async () => {
    expect(await check()).toEqual([]);
  });

  test('reports pages of another build, missing pages and files, redirects and headers', async () => {
    const other = join(site.root, '.other');
    const pages = {
      'index.html': '<title>Home</title><img src="/media/none-1a2b.avif"><a href="/assets/../robots.txt">',
      'contact/index.html': 'another build',
      'not-deployed/index.html': 'a new page',
      '404.html': 'another build',
    };
    for (const [name, content] of Object.entries(pages)) {
      await mkdir(join(other, name, '..'), { recursive: true });
      await writeFile(join(other, name), content);
    }
    const headers = { 'x-frame-options': 'DENY' };
    expect(await check({ dist: other, headers, redirects: { '/write-to-you': '/contact' } })).toEqual([
      '/ differs from the built page',
      '/contact differs from the built page',
      '/not-deployed responds with 404 instead of 200',
      expect.stringMatching(/^\/no-such-page-\d+ does not serve the site's not-found page$/),
      '/write-to-you responds with 404 to null instead of 301 to /contact',
      'x-frame-options is "null" instead of "DENY"',
      '/media/none-1a2b.avif responds with 404 instead of 200',
      '/assets/../robots.txt is not immutable: cache-control is "public, max-age=0, must-revalidate"',
    ]);
  });
});

describe('the test lead after a deployment', () => {
  const bodies: string[] = [];
  let status = 202;
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.writeHead(status).end('{"id":"0123456789abcdef0123"}');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => server.close());
  const canary = (archived: (prefix: string) => Promise<string[]>) => ({
    url: serverUrl(server),
    archived,
    timeoutSeconds: 1,
    print: () => undefined,
  });

  test('identifies itself as a test, and must be archived and mailed', async () => {
    const prefixes: string[] = [];
    const archived = (prefix: string) => Promise.resolve([String(prefixes.push(prefix))]);
    expect(await checkCanary(canary(archived))).toEqual([]);
    expect(bodies.pop()).toContain('Nobody asks for anything: this was sent after a deployment at ');
    expect(prefixes).toEqual([
      expect.stringMatching(/^leads\/\d{4}\/\d\d\/\d\d\/0123456789abcdef0123$/),
      expect.stringMatching(/^sent\/\d{4}\/\d\d\/\d\d\/0123456789abcdef0123$/),
    ]);
  });

  test.each([
    ['leads/', 'archived, but its e-mail was not sent'],
    ['none/', 'not archived'],
  ])('is reported if only %s has it', async (folder, state) => {
    const archived = (prefix: string) => Promise.resolve(prefix.startsWith(folder) ? [prefix] : []);
    expect(await checkCanary(canary(archived))).toEqual([
      `the lead 0123456789abcdef0123 is ${state} after 1 s; npm run site -- doctor and the alarms show more`,
    ]);
  });

  test('is reported if it is rejected', async () => {
    status = 403;
    expect(await checkCanary(canary(() => Promise.resolve([])))).toEqual([
      'the form responds with 403 {"id":"0123456789abcdef0123"} instead of 202',
    ]);
  });
});
