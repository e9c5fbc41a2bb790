import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protectServer } from '../../infra/local/guard.ts';
import { startLocalServer } from '../../infra/local/http.ts';
import { startSes } from '../../infra/local/ses/server.ts';
import { startApi } from '../../infra/local/api/server.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { runsAll } from '../../tests/support/sample.ts';
import { serverUrl } from '../../tests/support/programs/address-of.ts';
import { startPreview } from '../../site-builder/preview/preview-server.ts';

/** Archive and queue are started like the mailbox, with the same guard. */
const names = ['development', 'preview', 'mailbox', 'API'] as const;
type Name = (typeof names)[number];

let folder: string;
let pagesDir: string;
let dev: ViteDevServer;
let preview: Server;
const closing: (() => Promise<unknown>)[] = [];
const ports = {} as Record<Name, number>;
const forwarded: string[] = [];

const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servers-'));
  pagesDir = join(folder, 'pages');
  await cp('tests/fixtures/dentist/pages', pagesDir, { recursive: true });
  const root = join(folder, 'dist');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), 'home');
  await writeFile(join(root, '404.html'), 'missing');
  await writeFile(join(root, '.site.json'), '{"url":"https://a.test","headers":{},"redirects":{}}');
  const none = () => undefined;
  const ingest = { invoke: async () => ({ statusCode: 202 }) } as unknown as Parameters<typeof startApi>[0];
  for (const [name, server] of [
    ['API', await startApi(ingest, none)],
    ['mailbox', await startSes(none)],
  ] as const) {
    ports[name] = portOf(server);
    closing.push(server.close);
  }
  const api = await startLocalServer(async ({ url = '' }, response) => {
    forwarded.push(url);
    response.end();
  });
  closing.push(api.close);
  preview = await startPreview({ guard: protectServer, root, port: 0, api: api.url });
  ports.preview = portOf({ url: serverUrl(preview) });
  closing.push(() => new Promise((resolve) => preview.close(resolve)));
  dev = await startDevServer({
    guard: protectServer,
    pagesDir,
    cacheDir: join(folder, 'cache'),
    port: 0,
    api: api.url,
  });
  ports.development = dev.config.server.port;
  closing.push(() => dev.close());
});
afterAll(async () => {
  for (const close of closing) await close();
  // The development server may still write its cache after it has been closed.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

type RequestOptions = { path?: string; method?: string; host?: string; headers?: Record<string, string> };

/** Sends a request without normalizing its path and headers. */
const send = (name: Name, { path = '/', method = 'GET', host, headers = {} }: RequestOptions) =>
  new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: ports[name],
        path,
        method,
        setHost: false,
        headers: { host: host ?? `127.0.0.1:${ports[name]}`, ...headers },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
      },
    );
    outgoing.on('error', reject).end();
  });

const fromAnywhere = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'empty',
};
const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

const hosts =
  'evil.example:3000 127.0.0.1.evil.example evil.localhost.example 0.0.0.0 [::ffff:127.0.0.1] localhost@evil.example localhost:80:80 '.split(
    ' ',
  );
/** Requests that no page or tool of the site sends. */
const foreign: [string, RequestOptions][] = [
  ...hosts.map((host): [string, RequestOptions] => [`the host "${host}"`, { host }]),
  ['a script of a foreign page', { headers: fromAnywhere }],
  ['an image of a foreign page', { headers: { ...fromAnywhere, 'sec-fetch-dest': 'image' } }],
  ['a script of another port', { headers: { ...fromAnywhere, 'sec-fetch-site': 'same-site' } }],
  ['a form of a foreign page', { method: 'POST', headers: visit }],
  ['a foreign page inside an object', { headers: { ...visit, 'sec-fetch-dest': 'object' } }],
];
const origins = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost'];

const unreadable =
  `/%FF /a%00.html /a%0d%0aSet-Cookie:x /%5Cevil.example /a/../../package.json /@fs/..%2f..%2fetc/passwd /${'a'.repeat(1300)} http://evil.example/ *`.split(
    ' ',
  );
const unusual = ['//evil.example/', '/?%', '/?file=%00', '/%252e%252e%252fetc', '/a//b', '/?x#y'];

describe.each(names)('the %s server', (name) => {
  test('refuses foreign requests, also those of a page on another port', async () => {
    const fromPages = (name === 'API' ? [] : origins).flatMap((origin): typeof foreign => [
      [`a page of ${origin}`, { headers: { origin } }],
      [`a preflight of ${origin}`, { method: 'OPTIONS', headers: { origin } }],
    ]);
    for (const [what, hostile] of [...foreign, ...fromPages])
      expect([what, (await send(name, hostile)).status]).toEqual([what, 403]);
  });

  test('answers unreadable paths with 400, and unusual ones without an internal error', async () => {
    for (const path of unreadable) {
      const answer = await send(name, { path });
      expect([path, answer]).toMatchObject([path, { status: 400 }]);
      expect(answer.headers).toHaveProperty('content-type', 'text/plain; charset=utf-8');
      expect(answer.body).not.toMatch(/\bat .*:\d+:\d+|evil/);
    }
    // The development server loads the renderer for these, which takes seconds.
    if (name === 'development' && !runsAll) return;
    for (const path of unusual)
      for (const method of ['GET', 'POST'])
        expect([path, (await send(name, { path, method })).status]).not.toContain(500);
  });

  test('answers under each name of this machine and with any port, as well as navigations and frames', async () => {
    // The development server answers this path with 405, without loading the renderer.
    const path = '/__open-in-editor';
    const isForbidden = async (request: RequestOptions) =>
      (await send(name, { path, ...request })).status === 403;
    for (const host of ['localhost', '127.0.0.1:1', '[::1]:3000']) {
      const allowed: Record<string, string>[] = [
        {},
        { origin: `http://${host}` },
        { 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
        { origin: 'null', 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of allowed)
        expect([host, headers, await isForbidden({ host, headers })]).toEqual([host, headers, false]);
    }
    for (const dest of ['document', 'iframe'])
      expect(await isForbidden({ headers: { ...visit, 'sec-fetch-dest': dest } })).toBe(false);
  });
});

describe('the site while it is edited', () => {
  const upgradeHeaders = [
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: vite-hmr',
  ];
  const upgrade = (path: string, lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(ports.development, '127.0.0.1', () =>
        socket.write([`GET ${path} HTTP/1.1`, ...upgradeHeaders, ...lines, '', ''].join('\r\n')),
      );
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n')[0] ?? '');
        socket.destroy();
      });
      socket.on('error', reject);
    });

  test('accepts WebSocket connections only from its own pages', async () => {
    const own = `127.0.0.1:${ports.development}`;
    const token = `/?token=${dev.config.webSocketToken}`;
    const good = [`Host: ${own}`, `Origin: http://${own}`];
    const evil = 'Origin: http://evil.example';
    for (const [path, lines, status] of [
      [token, good, '101'],
      ['/', good, '400'],
      [token, [`Host: ${own}`, evil], '403'],
      [token, ['Host: evil.example', evil], '403'],
      ['/%', good, '400'],
      ['*', good, '400'],
    ] as const)
      expect(await upgrade(path, lines)).toContain(status);
  });

  test.each([
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw',
    '/@fs/etc/passwd?import&raw??',
    '/@fs/%2e/etc/passwd?url',
  ])('serves no file from outside: %s', async (path) => {
    const { status, body } = await send('development', { path });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('root:');
  });
});

describe('opening a file in the editor', () => {
  const log = () => readFile(join(folder, 'opened'), 'utf8').catch(() => '');
  const open = (file: string, method = 'POST', headers = {}) =>
    send('development', { path: `/__open-in-editor?file=${encodeURIComponent(file)}`, method, headers });

  beforeAll(async () => {
    const editor = join(folder, 'editor');
    await writeFile(editor, `#!/bin/sh\necho "$@" >> ${join(folder, 'opened')}\n`, { mode: 0o755 });
    await symlink('/etc/passwd', join(pagesDir, 'elsewhere.yaml'));
    process.env['LAUNCH_EDITOR'] = editor;
  });
  afterAll(() => {
    delete process.env['LAUNCH_EDITOR'];
  });

  test('a file of the documents or of the project is opened at its line, but not through a link to another one', async () => {
    expect((await open(`${join(pagesDir, 'home.yaml')}:3:1`)).status).toBe(200);
    expect((await open('package.json')).status).toBe(200);
    expect((await open(join(pagesDir, 'elsewhere.yaml'))).status).toBe(403);
    expect(await log()).toMatch(/pages\/home\.yaml:?.*\n.*package\.json\s*$/);
  });

  test.each([
    ['/etc/passwd', 403],
    ['../../etc/passwd:1:1', 403],
    ['file:///etc/passwd', 404],
    ['\\\\evil.example\\share', 404],
    ['', 403],
    ['.', 403],
    ['pages', 404],
    ['pages/none.yaml:1:1', 404],
  ])('%s is not opened', async (file, status) => {
    const before = await log();
    expect((await open(file)).status).toBe(status);
    expect(await log()).toBe(before);
  });

  test('neither a foreign page nor a link opens anything', async () => {
    const before = await log();
    for (const method of ['GET', 'HEAD', 'PUT'])
      expect((await open('package.json', method, method === 'GET' ? visit : {})).status).toBe(405);
    const written = '/__OPEN-in-Editor/?file=package.json';
    expect((await send('development', { path: written })).status).toBe(405);
    for (const headers of [visit, fromAnywhere])
      expect((await open('package.json', 'POST', headers)).status).toBe(403);
    expect(await log()).toBe(before);
  });

  test('an editor that does not open is reported', async () => {
    process.env['LAUNCH_EDITOR'] = join(folder, 'no-such-editor');
    const answer = await open('package.json');
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('The editor did not open');
  });
});

test('no refused request reaches the API', () => {
  expect(forwarded).toEqual([]);
});
