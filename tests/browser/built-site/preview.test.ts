import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';

/** Sends a path unchanged; `fetch` would normalize it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(inject('site'));
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end();
  });

describe('the preview serves the built site as in production', () => {
  test.each([
    ['/', 200],
    ['/contact', 200],
    ['/contact?from=mail', 200],
    ['/data/contact.json', 200],
    ['/no-such-page', 404],
    ['/contact/more', 404],
    ['//contact', 404],
    ['/assets/none.js', 404],
  ])('%s responds with %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body).toContain('There is no such stone here.');
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
  ])('%s redirects to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['location']]).toEqual([301, target]);
  });

  test('pages are revalidated each time, hashed files are cached for a year', async () => {
    const page = await get('/contact');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const script = /data-start="(\S+)/.exec(page.body)?.[1] ?? '';
    expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await get('/contact', { 'if-none-match': String(page.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('pages are compressed and carry the security headers', async () => {
    const page = await get('/contact', { 'accept-encoding': 'br, gzip' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+[;]/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/no-such-page')).headers['content-security-policy']).toBeDefined();
  });

  test('pages allow only GET and HEAD', async () => {
    const answer = await get('/contact', {}, 'POST');
    expect(answer.status).toBe(403);
    expect((await get('/contact', {}, 'HEAD')).body).toBe('');
  });
});
