import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FaultOf } from './faults.ts';
import { escape, readBody, reply, serve } from './http.ts';

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const xml = (response: ServerResponse, status: number, body: string) =>
  reply(response, status, 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>${body}`);

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  xml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${escape(message)}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
  );

/** A folder whose files are objects; a key is one file name, so that no key can leave the folder. */
const createStore = (folder: string) => {
  const file = (key: string) => join(folder, encodeURIComponent(key));
  return {
    put: (key: string, body: Buffer) => writeFile(file(key), body),
    get: (key: string) => readFile(file(key)).catch(() => undefined),
    remove: (key: string) => rm(file(key), { force: true }),
    modified: async (key: string) => (await stat(file(key))).mtime,
    keys: async () => (await readdir(folder)).map(decodeURIComponent).sort(),
  };
};
type Store = ReturnType<typeof createStore>;

/** ListObjectsV2: the keys after a place, a page at a time. */
const list = async (store: Store, query: URLSearchParams, response: ServerResponse) => {
  if (query.has('delimiter')) return refuse(response, 501, 'NotImplemented', 'delimiter is not implemented');
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const found = (await store.keys()).filter((key) => key.startsWith(prefix) && key > after);
  const page = found.slice(0, Number(query.get('max-keys') ?? 1000));
  const contents = await Promise.all(
    page.map(async (key) => {
      const body = (await store.get(key)) ?? Buffer.alloc(0);
      const modified = (await store.modified(key)).toISOString();
      return `<Contents><Key>${escape(key)}</Key><LastModified>${modified}</LastModified><ETag>${escape(etag(body))}</ETag><Size>${body.length}</Size></Contents>`;
    }),
  );
  const more = page.length < found.length;
  const next = more ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  xml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
};

const put = async (store: Store, key: string, body: Buffer, response: ServerResponse) => {
  await store.put(key, body);
  response.writeHead(200, { etag: etag(body) }).end();
};

const get = async (store: Store, key: string, response: ServerResponse) => {
  const body = await store.get(key);
  if (!body) return refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  const headers = { etag: etag(body), 'last-modified': (await store.modified(key)).toUTCString() };
  reply(response, 200, 'application/json', body, headers);
};

const remove = async (store: Store, key: string, response: ServerResponse) => {
  await store.remove(key);
  response.writeHead(204).end();
};

/**
 * A stand-in for S3 with one bucket, path style: PutObject, GetObject, DeleteObject and ListObjectsV2; anything
 * else is answered with an error.
 * @param folder where the objects are kept; made when missing
 * @param fault asked at every request
 */
export const startArchive = async (folder: string, fault: FaultOf<'archive'>) => {
  await mkdir(folder, { recursive: true });
  const store = createStore(folder);
  return serve(async (request: IncomingMessage, response: ServerResponse) => {
    if (fault() === 'down') return void request.socket.destroy();
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const key = decodeURIComponent(path.split('/').slice(2).join('/'));
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const chunked = request.headers['content-encoding'] === 'aws-chunked';
    if (key === '' && request.method === 'GET') return list(store, new URLSearchParams(query), response);
    if (key !== '' && request.method === 'PUT' && !chunked) return put(store, key, body, response);
    if (key !== '' && request.method === 'GET') return get(store, key, response);
    if (key !== '' && request.method === 'DELETE') return remove(store, key, response);
    return refuse(response, 501, 'NotImplemented', `${request.method} is not implemented`);
  });
};
