import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageInfos } from '../../../../documents/node/images/image-infos.ts';
import { BuildCache } from '../../../cache/build-cache.ts';
import { createStudioApi } from '../studio-api.ts';
import { fetchLiveRelease } from './live-release.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'publishing-'))));
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const api = () =>
  createStudioApi({
    pagesDir: folder,
    prefix: 'pages/',
    token: 'right',
    pictures: new ImageInfos(),
    store: new BuildCache(join(folder, 'store')),
    watch: () => () => {},
    release: 'on-accept',
    folderId: 'folder',
    otherServer: () => Promise.resolve(undefined),
  });
const publish = async (body: unknown, token = 'right') => {
  const headers = { 'x-studio-token': token };
  const response = await api().request('/publishing/publish', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('who has not the token of this start publishes nothing', async () => {
  const message = 'A change';
  expect(await publish({ message }, 'wrong')).toEqual({ status: 403, body: { reason: 'no-token' } });
  expect(await publish({ message })).toEqual({
    status: 200,
    body: { result: { state: 'refused', reason: 'no-history' } },
  });
});

test.each([
  {},
  { message: '  ' },
  { message: 'x', author: { name: 'Anna <root>', email: 'anna@site.test' } },
  { message: 'x', author: { name: 'Anna', email: 'anna' } },
  { message: 'x', force: true },
])('what cannot be published is refused: %j', async (body) => {
  expect((await publish(body)).status).toBe(400);
});

test('a folder without Git says what is missing, who releases, and that its site has no address', async () => {
  const response = await api().request('/publishing/status');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    result: {
      missing: 'no-history',
      live: { unknown: 'no-address' },
      checks: { state: 'none' },
      release: 'on-accept',
    },
  });
  expect((await api().request(`/publishing/versions/${'0'.repeat(40)}`)).status).toBe(400);
});

const asked = async (url: string, answer: () => Response | Promise<never>) => {
  await writeFile(join(folder, '_site.yaml'), `facts: { url: '${url}' }\n`);
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    requests.push(address.href);
    return answer();
  });
  const live = await fetchLiveRelease(folder, async (name) =>
    name === 'abc1234' || name === 'v1.2.0' ? `id of ${name}` : undefined,
  );
  return { live, requests };
};
const at = 'https://stone.test/data/_release.json';
const time = Date.UTC(2026, 2, 1, 17, 0, 0);
const release = '2026-03-01-170000-1a2b';

test.each<[string, object, object]>([
  ['a release of a tag', { release, version: 'v1.2.0' }, { time, id: 'id of v1.2.0' }],
  ['a release between two tags', { release, version: 'v1.2.0-3-gabc1234' }, { time, id: 'id of abc1234' }],
  ['one that nobody here knows', { release, version: 'v9' }, { time }],
  ['one of before it was written', { release }, { time }],
  ['something else', { release: 'now' }, { unknown: 'not-told' }],
])('the live site is asked which release it shows: %s', async (_, said, live) => {
  expect(await asked('https://stone.test', () => Response.json(said))).toEqual({ live, requests: [at] });
});

test('a site that cannot be reached is one of which nothing is known; stand-ins are not asked', async () => {
  const down = () => Promise.reject(new TypeError('fetch failed'));
  expect((await asked('https://stone.test', down)).live).toEqual({ unknown: 'not-reached' });
  for (const url of ['https://www.tidewater.example', 'http://stone.test', 'stone'])
    expect(await asked(url, down)).toEqual({ live: { unknown: 'no-address' }, requests: [] });
});
