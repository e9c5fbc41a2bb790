import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readRequestBody, startLocalServer, type LocalServer } from '../local/http.ts';
import { ConditionFailed } from '../publish/object-store.ts';
import { KeyValues } from '../test/cloud/key-values.ts';
import { createKvsStore } from './key-store.ts';

const values = new KeyValues();
const arn = 'arn:aws:cloudfront::111111111111:key-value-store/0a1b2c3d';
const signed: string[] = [];
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer(
    async (request, response) => {
      signed.push(String(request.headers.authorization));
      const asked = { method: request.method ?? '', path: request.url ?? '', target: '' };
      const body = String(await readRequestBody(request));
      const answer = await values.answer({ ...asked, body }, request.headers);
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
    },
    { anyOrigin: true },
  );
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE', server.url.replace('127.0.0.1', 'localhost'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
beforeEach(() => {
  // The client prefixes the host name with the account, which does not resolve locally.
  const request = http.request.bind(http);
  vi.spyOn(http, 'request').mockImplementation(((options: http.RequestOptions, answered?: never) => {
    const here = { host: '127.0.0.1', hostname: '127.0.0.1' };
    const { headers, port } = options;
    const host = `127.0.0.1:${String(port)}`;
    return request({ ...options, ...here, headers: { ...headers, host } as never }, answered);
  }) as typeof http.request);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

test('requests are signed for all regions, conditional on the ETag and atomic', async () => {
  const store = createKvsStore(arn);
  expect(await store.get('live')).toBeUndefined();
  expect(await store.keys()).toEqual([]);
  const tag = await store.tag();
  await store.update(tag, { puts: { live: 'r1 1a2b', '1a2b/old/page': '/new' } });
  await expect(store.update(tag, { deletes: ['live'] })).rejects.toThrow(ConditionFailed);
  expect(await store.get('1a2b/old/page')).toBe('/new');
  await store.update(await store.tag(), { deletes: ['1a2b/old/page'] });
  expect(await store.keys()).toEqual(['live']);
  await expect(store.update(await store.tag(), { puts: { long: 'x'.repeat(1025) } })).rejects.toThrow(
    'a key or a value is too long',
  );
  expect(new Set(signed.map((header) => header.split(' ')[0]))).toEqual(new Set(['AWS4-ECDSA-P256-SHA256']));
});
