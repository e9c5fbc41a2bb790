import { request } from 'node:http';
import { expect, test } from 'vitest';
import { studioOfTests } from '../../support/browser/studio.ts';

const { address, documents } = studioOfTests();

type RequestOptions = { path?: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request with an unmodified path. */
const sendRequest = ({ path = '/_studio/', method = 'GET', headers = {}, body = '' }: RequestOptions) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { host, hostname, port } = new URL(address());
    const own = {
      host,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    };
    const sent = request(
      { host: hostname, port, path, method, setHost: false, headers: { ...own, ...headers } },
      (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: said }));
      },
    );
    sent.on('error', reject).end(body);
  });

const write = (name: string, headers: Record<string, string>) => {
  const changes = [{ name, before: null, after: 'title: Written by a stranger\n' }];
  return sendRequest({
    path: '/_studio/api/files',
    method: 'POST',
    headers,
    body: JSON.stringify({ changes }),
  });
};
const token = async (): Promise<Record<string, string>> => {
  const { body } = await sendRequest({});
  return { 'x-studio-token': /name="studio-token" content="([^"]+)"/.exec(body)?.[1] ?? '' };
};
const written = () => {
  try {
    return documents().text('stranger.yaml');
  } catch {
    return undefined;
  }
};

test('the token of this server start permits writing', async () => {
  expect(await write('stranger.yaml', await token())).toMatchObject({ status: 200 });
  expect(written()).toBe('title: Written by a stranger\n');
  documents().remove('stranger.yaml');
});

const foreign: [string, Record<string, string>][] = [
  ['another host', { host: 'evil.example' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['no origin that it names', { origin: 'null' }],
  [
    'a script of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  ],
];

test.each(foreign)('rejects reading and writing by %s, even with the token', async (_, headers) => {
  for (const path of ['/_studio/', '/_studio/api/site', '/_studio/api/changes']) {
    const answer = await sendRequest({ path, headers });
    expect([path, answer.status, answer.body.includes('studio-token')]).toEqual([path, 403, false]);
  }
  expect(await write('stranger.yaml', { ...(await token()), ...headers })).toMatchObject({ status: 403 });
  expect(written()).toBeUndefined();
});

test.each(['', 'wrong'])('rejects writing without the token of this server start: "%s"', async (wrong) => {
  expect(await write('stranger.yaml', { 'x-studio-token': wrong })).toMatchObject({ status: 403 });
  expect(written()).toBeUndefined();
});

test.each(['../stranger.yaml', '/stranger.yaml', 'a/../../stranger.yaml', '.git/x.yaml', 'media/x.yaml'])(
  'rejects writing to %s',
  async (name) => {
    const answer = await write(name, await token());
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({
      reason: 'refused',
      message: expect.stringMatching(/\w/),
    });
  },
);

test.each([
  '/_studio/../package.json',
  '/_studio/%2e%2e/%2e%2e/package.json',
  '/_studio/api/pictures/none/..%2f_site.yaml',
  '/_studio/api/pictures/none/%2e%2e%2f%2e%2e%2fpackage.json',
  '/_studio/assets/..%2f..%2findex.html',
])('%s returns no file outside the site', async (path) => {
  const { status, body } = await sendRequest({ path });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toMatch(/page-schema-site|facts:/);
});
