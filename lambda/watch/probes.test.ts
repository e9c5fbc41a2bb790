import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startLocalServer } from '../../infra/local/http.ts';
import { probeForms, probePage, probeWithRetry } from './probes.ts';

const ends: (() => Promise<void>)[] = [];
const stopAll = () => Promise.all(ends.splice(0).map((end) => end()));
afterEach(stopAll);

const startSite = async (answer: RequestListener): Promise<string> => {
  const { url, close } = await startLocalServer(async (request, response) => answer(request, response));
  ends.push(close);
  return url;
};
const completePage = '<!doctype html><html><body><h1>Floors</h1></body></html>\n';
const startPage = (status: number, body: string) =>
  startSite((_, response) => response.writeHead(status).end(body));

test.each<[status: number, body: string, expected: string | undefined]>([
  [200, completePage, undefined],
  [200, completePage.slice(0, -20), 'incomplete page'],
  [200, '<html></html>', 'incomplete page'],
  [404, completePage, 'status 404'],
  [503, '{"error":"ann@visitor.example"}', 'status 503'],
])('a page with the response %d %s', async (status, body, expected) => {
  expect(await probeWithRetry(probePage, await startPage(status, body), 0)).toBe(expected);
});

test('redirects within the site are followed, and a redirect to another site is a failure', async () => {
  const other = await startPage(200, completePage);
  const url = await startSite((request, response) => {
    const location = { '/old': '/new', '/away': other }[request.url ?? ''];
    response
      .writeHead(location === undefined ? 200 : 301, location === undefined ? {} : { location })
      .end(completePage);
  });
  expect(await probeWithRetry(probePage, `${url}/old`, 0)).toBeUndefined();
  expect(await probeWithRetry(probePage, `${url}/away`, 0)).toBe('redirects to another site');
});

test('the reason for an unreachable site is the error code without its message', async () => {
  const url = await startPage(200, completePage);
  await stopAll();
  expect(await probeWithRetry(probePage, url, 0)).toBe('ECONNREFUSED');
});

test('a failure that is over at the second attempt is no outage', async () => {
  let requests = 0;
  const url = await startSite((_, response) =>
    response.writeHead((requests += 1) === 1 ? 503 : 200).end(completePage),
  );
  expect(await probeWithRetry(probePage, url, 0)).toBeUndefined();
  expect(requests).toBe(2);
});

test('the forms are probed with a GET that no version takes for a lead, by a user agent known as a robot', async () => {
  const seen: unknown[] = [];
  const url = await startSite((request, response) => {
    seen.push([request.method, request.url, request.headers['x-probe'], request.headers['user-agent']]);
    response.writeHead(seen.length === 1 ? 200 : 405).end();
  });
  expect(await probeWithRetry(probeForms, `${url}/api/send-email`, 0)).toBeUndefined();
  expect(await probeWithRetry(probeForms, `${url}/api/send-email`, 0)).toBe('status 405');
  expect(seen[0]).toEqual(['GET', '/api/send-email', '1', 'site-watch (bot)']);
});
