import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultOf } from '../faults.ts';
import { escapeXml, readRequestBody, sendResponse, startLocalServer } from '../http.ts';
import { createObjectStore, etagOf, type ObjectStore } from './object-store.ts';
import { corruptResponse } from '../corrupt-response.ts';

const xml = (response: ServerResponse, status: number, body: string) =>
  sendResponse(response, status, 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>${body}`);

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  xml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
  );

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/** ListObjectsV2, without paging. */
const list = async (store: ObjectStore, query: URLSearchParams, response: ServerResponse) => {
  if (query.has('delimiter')) return refuse(response, 501, 'NotImplemented', 'delimiter is not implemented');
  const keys = (await store.keys()).filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const contents = keys.map(async (key) => {
    const etag = etagOf((await store.read(key)) ?? Buffer.alloc(0));
    return `<Contents><Key>${escapeXml(key)}</Key><ETag>${escapeXml(etag)}</ETag></Contents>`;
  });
  const all = `<IsTruncated>false</IsTruncated>${(await Promise.all(contents)).join('')}`;
  xml(response, 200, `<ListBucketResult ${namespace}>${all}</ListBucketResult>`);
};

/** ListObjectVersions, without paging. */
const listVersions = async (store: ObjectStore, query: URLSearchParams, response: ServerResponse) => {
  const entries = (await store.versions())
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .map(({ key, id, marker, latest }) => {
      const kind = marker ? 'DeleteMarker' : 'Version';
      return `<${kind}><Key>${escapeXml(key)}</Key><VersionId>${id}</VersionId><IsLatest>${latest}</IsLatest></${kind}>`;
    });
  const all = `<IsTruncated>false</IsTruncated>${entries.join('')}`;
  xml(response, 200, `<ListVersionsResult ${namespace}>${all}</ListVersionsResult>`);
};

/** PutObject, with S3's conditions. */
const put = async (store: ObjectStore, key: string, body: Buffer, response: ServerResponse) => {
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = response.req.headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    return refuse(response, 501, 'NotImplemented', 'If-None-Match takes * alone');
  if (!(await store.put(key, body, { ifNoneMatch, ifMatch })))
    return refuse(response, 412, 'PreconditionFailed', 'At least one of the pre-conditions did not hold');
  response.writeHead(200, { etag: etagOf(body) }).end();
};

const get = async (store: ObjectStore, key: string, id: string | undefined, response: ServerResponse) => {
  const body = await store.read(key, id);
  if (!body) return refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  sendResponse(response, 200, 'application/json', body, { etag: etagOf(body) });
};

/**
 * Starts an emulator of S3 with one versioned bucket and path-style URLs: conditional PutObject, GetObject,
 * DeleteObject, ListObjectsV2 and ListObjectVersions; any other request is an error.
 * @param folder storage of the objects; created if missing
 * @param fault called for each request
 */
export const startArchive = async (folder: string, fault: FaultOf<'archive'>) => {
  const store = await createObjectStore(folder);
  return startLocalServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await readRequestBody(request)) ?? Buffer.alloc(0);
    const active = fault();
    const [path = '', search = ''] = (request.url ?? '').split('?');
    const key = decodeURIComponent(path.split('/').slice(2).join('/'));
    const query = new URLSearchParams(search);
    const isWrite = key !== '' && request.method === 'PUT';
    if (active === 'down') return void request.socket.destroy();
    if (active === 'hang') return;
    // Empty 200 response, as from a proxy: nothing was stored.
    if (active === 'empty') return void response.writeHead(200).end();
    if (active === 'conflict' && isWrite)
      return refuse(response, 409, 'ConditionalRequestConflict', 'There was a conflicting operation');
    corruptResponse(response, active);
    const id = query.get('versionId') ?? undefined;
    const chunked = request.headers['content-encoding'] === 'aws-chunked';
    if (key === '' && request.method === 'GET')
      return query.has('versions') ? listVersions(store, query, response) : list(store, query, response);
    if (isWrite && !chunked) return put(store, key, body, response);
    if (key !== '' && request.method === 'GET') return get(store, key, id, response);
    if (key !== '' && request.method === 'DELETE') {
      await store.remove(key, id);
      return void response.writeHead(204).end();
    }
    return refuse(response, 501, 'NotImplemented', `${request.method} is not implemented`);
  });
};
