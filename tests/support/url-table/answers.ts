import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { EdgeAnswer } from '../../../infra/test/cloud/edge-function.ts';
import { halvesOf } from '../../../infra/test/cloud/edge-function.ts';
import { createIngestApp } from '../../../lambda/ingest/app.ts';
import { words } from '../../send-email/support/lead-copy.ts';

/** The response to a request. */
export type Answer = { status: number; location?: string; body?: string };
export type Ask = (url: string, method?: string, body?: string) => Promise<Answer>;

/** The Lambda behind the API; it responds with 404 to all paths but one. */
export const api = createIngestApp({
  secrets: [],
  isOverLimit: () => false,
  origins: [],
  site: words,
  enqueue: async () => 'queued',
});

/** CloudFront selects the origin by the normalized path and forwards the original path. */
const isForApi = (path: string): boolean => {
  let tidy = path;
  try {
    tidy = decodeURIComponent(path);
  } catch {
    // Remains unchanged.
  }
  return new URL(tidy.replace(/[\\/]+/g, '/'), 'https://site.test/').pathname.startsWith('/api/');
};

/**
 * Emulates CloudFront with its function, the bucket and the API.
 * @param root folder of the built site
 * @param edge the CloudFront function
 */
export const production = (root: string, edge: (url: string) => Promise<EdgeAnswer>): Ask => {
  const page404 = async (): Promise<Answer> => ({
    status: 404,
    body: await readFile(join(root, '404.html'), 'utf8'),
  });
  return async (url, method = 'GET', body) => {
    const [path] = halvesOf(url);
    if (isForApi(path)) {
      if (path !== '/api/send-email') return page404();
      const answer = await api.request(url, { method, ...(body !== undefined && { body }) });
      return { status: answer.status, body: await answer.text() };
    }
    if (method !== 'GET' && method !== 'HEAD') return { status: 403, body: '' };
    const answer = await edge(url);
    if ('redirect' in answer) return { status: 301, location: answer.redirect };
    const found = await readFile(join(root, answer.file), 'utf8').catch(() => undefined);
    const { status, body: text } = found === undefined ? await page404() : { status: 200, body: found };
    return { status, body: method === 'HEAD' ? '' : text };
  };
};

/**
 * Sends requests to a server. The path is sent unchanged; `fetch` would normalize it.
 * @param address URL of the server
 */
export const preview =
  (address: string): Ask =>
  (path, method = 'GET', body) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const headers = body === undefined ? {} : { 'content-type': 'text/plain;charset=UTF-8' };
      const sent = request({ hostname, port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { location } = answer.headers;
          const text = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          resolve({ status, ...(location === undefined ? { body: text } : { location }) });
        });
      });
      sent.on('error', reject).end(body);
    });
