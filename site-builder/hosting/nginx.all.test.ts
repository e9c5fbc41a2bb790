import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx, startNginx } from '../../tests/support/programs/nginx.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { anyPath, others, table, unreadable } from '../../tests/support/url-table/addresses.ts';
import { preview, type Ask } from '../../tests/support/url-table/answers.ts';
import { serveSite, type ServedSite } from '../../tests/support/url-table/served-site.ts';
import { headersForKey } from './content-headers.ts';

const nginx = findNginx();
/** Percent-encodes the characters that are not allowed in a request. */
const escapeCharacters = (path: string): string => path.replace(/[^!-~]/g, encodeURIComponent);

describe.skipIf(!nginx)('nginx with the configuration of the build', () => {
  let site: ServedSite;
  let stopNginx: () => Promise<void>;
  let url: string;
  let askLocal: Ask;
  let askNginx: Ask;
  beforeAll(async () => {
    site = await serveSite();
    ({ url, stop: stopNginx } = await startNginx(nginx ?? '', site.root));
    askLocal = preview(site.url);
    askNginx = preview(url);
  });
  afterAll(async () => {
    await stopNginx();
    await site.stop();
  });

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
    for (const [name, value] of Object.entries(site.hosting.headers))
      expect(response.headers.get(name)).toBe(value);
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
