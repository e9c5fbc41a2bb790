import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { probes, probeWithRetry } from './probes.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const site = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const whole = '<!doctype html><html><body><h1>Floors</h1></body></html>\n';
const pageThat = (status: number, body: string) =>
  site((_, response) => response.writeHead(status).end(body));

test.each<[status: number, body: string, found: string | undefined]>([
  [200, whole, undefined],
  [200, whole.slice(0, -20), 'not whole'],
  [200, '<html></html>', 'not whole'],
  [404, whole, 'status 404'],
  [503, '{"error":"ann@visitor.example"}', 'status 503'],
])('a page that is answered with %d %s', async (status, body, found) => {
  expect(await probeWithRetry(probes.page, await pageThat(status, body), 0)).toBe(found);
});

test('a page that was renamed leads on, and one that leads to another site is down', async () => {
  const other = await pageThat(200, whole);
  const url = await site((request, response) => {
    const location = { '/old': '/new', '/away': other }[request.url ?? ''];
    response
      .writeHead(location === undefined ? 200 : 301, location === undefined ? {} : { location })
      .end(whole);
  });
  expect(await probeWithRetry(probes.page, `${url}/old`, 0)).toBeUndefined();
  expect(await probeWithRetry(probes.page, `${url}/away`, 0)).toBe('leads elsewhere');
});

test('a site that is not there is told by its code, without what it says', async () => {
  const url = await pageThat(200, whole);
  ends.splice(0).forEach((end) => end());
  expect(await probeWithRetry(probes.page, url, 0)).toBe('ECONNREFUSED');
});

test('what is gone at the second look is no outage', async () => {
  let asked = 0;
  const url = await site((_, response) => response.writeHead((asked += 1) === 1 ? 503 : 200).end(whole));
  expect(await probeWithRetry(probes.page, url, 0)).toBeUndefined();
  expect(asked).toBe(2);
});

test('the forms are asked with a GET that no version takes for a request, by somebody known as a robot', async () => {
  const seen: unknown[] = [];
  const url = await site((request, response) => {
    seen.push([request.method, request.url, request.headers['x-probe'], request.headers['user-agent']]);
    response.writeHead(seen.length === 1 ? 200 : 405).end();
  });
  expect(await probeWithRetry(probes.forms, url, 0)).toBeUndefined();
  expect(await probeWithRetry(probes.forms, url, 0)).toBe('status 405');
  expect(seen[0]).toEqual(['GET', '/api/send-email', '1', 'site-watch (bot)']);
});
