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

test('rejects publishing without the token', async () => {
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
])('rejects an invalid request: %j', async (body) => {
  expect((await publish(body)).status).toBe(400);
});

test('reports for a folder without Git what is missing, the release mode and that the site has no URL', async () => {
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
])('reads the active release of the live site: %s', async (_, release, live) => {
  expect(await asked('https://stone.test', () => Response.json(release))).toEqual({ live, requests: [at] });
});

test('reports an unreachable site as unknown and sends no request to example domains', async () => {
  const down = () => Promise.reject(new TypeError('fetch failed'));
  expect((await asked('https://stone.test', down)).live).toEqual({ unknown: 'not-reached' });
  for (const url of ['https://www.tidewater.example', 'http://stone.test', 'stone'])
    expect(await asked(url, down)).toEqual({ live: { unknown: 'no-address' }, requests: [] });
});
