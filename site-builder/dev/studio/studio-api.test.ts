import { EventEmitter } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import { BuildCache } from '../../cache/build-cache.ts';
import { createStudioApi } from './studio-api.ts';

let folder: string;
let pagesDir: string;
/** The origin of another server that saves in the folder. */
let other: string | undefined;
beforeEach(async () => {
  other = undefined;
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  pagesDir = join(folder, 'pages');
  await mkdir(join(pagesDir, 'media'), { recursive: true });
  await writeFile(join(pagesDir, 'home.yaml'), 'title: Home\n');
  await writeFile(
    join(pagesDir, 'media/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await writeFile(join(folder, 'secret.yaml'), 'secret\n');
});
afterEach(() => rm(folder, { recursive: true }));

const api = () =>
  createStudioApi({
    pagesDir,
    prefix: 'pages/',
    token: 'right',
    imageInfos: new ImageInfos(),
    store: new BuildCache(join(folder, 'store')),
    watcher: new EventEmitter(),
    folderId: 'folder',
    otherServer: () => Promise.resolve(other),
  });

const write = async (body: unknown, token = 'right') => {
  const response = await api().request('/files', {
    method: 'POST',
    headers: { 'x-studio-token': token, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};
const changing = (name: string, before: string | null, after: string | null) => ({
  changes: [{ name, before, after }],
});
const home = () => readFile(join(pagesDir, 'home.yaml'), 'utf8');

test('sends the site compressed, and again only if it has changed', async () => {
  await writeFile(join(pagesDir, 'long.yaml'), `title: ${'Long '.repeat(1000)}\n`);
  const read = (etag = '') =>
    api().request('/site', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
  const first = await read();
  const of = (name: string) => first.headers.get(name);
  expect([first.status, of('content-encoding'), of('cache-control')]).toEqual([200, 'gzip', 'no-cache']);
  const etag = of('etag') ?? '';
  expect((await read(etag)).status).toBe(304);
  await writeFile(join(pagesDir, 'home.yaml'), 'title: House\n');
  expect((await read(etag)).status).toBe(200);
});

test('returns the exact texts of the site, and other files by name', async () => {
  await writeFile(join(pagesDir, 'bom.yaml'), '\uFEFFtitle: With a mark\r\n');
  await writeFile(join(pagesDir, 'latin.yaml'), Buffer.from([0x74, 0xe9]));
  const { result } = (await (await api().request('/site')).json()) as {
    result: { content: [string, unknown][] };
  };
  expect(Object.fromEntries(result.content)).toEqual({
    'bom.yaml': '\uFEFFtitle: With a mark\r\n',
    'home.yaml': 'title: Home\n',
    'latin.yaml': { base64: 'dOk=' },
    'media/mark.svg': expect.stringContaining('"isDrawing":true'),
  });
});

test('what is saved is written to the file, and to no other', async () => {
  const made = { name: 'stone/marble.yaml', before: null, after: 'title: Marble\n' };
  const changed = { name: 'home.yaml', before: 'title: Home\n', after: 'title: House\n' };
  expect(await write({ changes: [made, changed] })).toEqual({ status: 200, body: { result: [] } });
  expect(await home()).toBe('title: House\n');
  expect((await readdir(pagesDir, { recursive: true })).sort()).toEqual([
    'home.yaml',
    'media',
    'media/mark.svg',
    'stone',
    'stone/marble.yaml',
  ]);
});

test('nothing is saved if somebody else has changed one of the documents', async () => {
  await writeFile(join(pagesDir, 'home.yaml'), 'title: Other\n');
  const made = { name: 'new.yaml', before: null, after: 'title: New\n' };
  const changed = { name: 'home.yaml', before: 'title: Home\n', after: 'title: Mine\n' };
  expect(await write({ changes: [made, changed] })).toEqual({
    status: 409,
    body: { result: [{ name: 'home.yaml', stored: 'title: Other\n' }] },
  });
  expect([await home(), await readdir(pagesDir)]).toEqual(['title: Other\n', ['home.yaml', 'media']]);
});

test('removes a document, and reports a change as saved if it is in the file already', async () => {
  await writeFile(join(pagesDir, 'home.yaml'), 'title: Mine\n');
  expect((await write(changing('home.yaml', 'title: Home\n', 'title: Mine\n'))).status).toBe(200);
  await write(changing('home.yaml', 'title: Mine\n', null));
  expect(await readdir(pagesDir)).toEqual(['media']);
});

describe('rejects', () => {
  test.each(['', 'wrong', 'rightx'])('requests without the token: %j', async (token) => {
    expect(await write(changing('home.yaml', 'title: Home\n', 'x'), token)).toEqual({
      status: 403,
      body: { reason: 'no-token' },
    });
    expect(await home()).toBe('title: Home\n');
  });

  test.each([
    'a/../../secret.yaml',
    '/etc/hosts.yaml',
    'media/x.yaml',
    '.hidden/x.yaml',
    'home.yaml\u0000.yaml',
    String.raw`..\secret.yaml`,
    'home.txt',
    'a//b.yaml',
    `${'x'.repeat(300)}.yaml`,
  ])('a name that is not a document of the site: %j', async (name) => {
    expect(await write(changing(name, null, 'x'))).toMatchObject({
      status: 400,
      body: { reason: 'refused' },
    });
    expect(await readFile(join(folder, 'secret.yaml'), 'utf8')).toBe('secret\n');
    expect(await readdir(folder)).toEqual(['pages', 'secret.yaml']);
  });

  test('a symbolic link that points out of the site, as a document and as a folder', async () => {
    await symlink(join(folder, 'secret.yaml'), join(pagesDir, 'link.yaml'));
    await symlink(folder, join(pagesDir, 'out'));
    expect((await write(changing('link.yaml', 'secret\n', 'x'))).status).toBe(400);
    expect((await write(changing('out/secret.yaml', 'secret\n', 'x'))).status).toBe(400);
    expect(await readFile(join(folder, 'secret.yaml'), 'utf8')).toBe('secret\n');
  });

  test.each(['', '{', '[]', '{"changes":[]}', '{"changes":[{"name":"x.yaml"}]}'])(
    'an invalid change: %j',
    async (body) => {
      expect((await write(body)).status).toBe(400);
    },
  );

  const chunk = new Uint8Array(10_000_000);
  const endless = () => new ReadableStream({ pull: (way) => way.enqueue(chunk) });
  test.each<[string, string, Record<string, string>, BodyInit]>([
    ['documents that say so', '/files', { 'content-length': '2000000000' }, 'x'],
    ['a picture that says so', '/pictures/x.jpg', { 'content-length': '2000000000' }, 'x'],
    ['a picture that does not say so', '/pictures/x.jpg', {}, endless()],
  ])('a body that is too large, before reading it: %s', async (_, path, headers, body) => {
    const init = { method: 'POST', headers: { 'x-studio-token': 'right', ...headers }, body, duplex: 'half' };
    expect((await api().request(path, init)).status).toBe(413);
  });

  test.each(['../../secret.yaml', '..%2Fhome.yaml', 'none.jpg'])(
    'an image that is not part of the site: %j',
    async (name) => {
      expect((await api().request(`/pictures/none/${name}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('an SVG that would run a script when it is opened', async () => {
    const response = await api().request('/pictures/none/mark.svg');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

test('a photo is sent no wider than the preview', async () => {
  const create = { width: 3000, height: 9, channels: 3, background: '#888' } as const;
  await sharp({ create }).jpeg().toFile(join(pagesDir, 'media/a.jpg'));
  const sent = await (await api().request('/pictures/none/a.jpg')).arrayBuffer();
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1280 });
});

test('rejects saving while another server saves in the folder, with its URL in the message', async () => {
  other = 'http://127.0.0.1:3700';
  expect(await (await api().request('/folder')).json()).toEqual({ id: 'folder' });
  expect((await api().request('/site')).status).toBe(200);
  const headers = { 'x-studio-token': 'right' };
  const body = JSON.stringify(changing('other.yaml', null, 'a: 1\n'));
  for (const path of ['/files', '/pictures/a.jpg']) {
    const response = await api().request(path, { method: 'POST', headers, body });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('http://127.0.0.1:3700/_studio/'),
    });
  }
  expect(await readdir(pagesDir)).not.toContain('other.yaml');
});
