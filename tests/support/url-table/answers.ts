import { request } from 'node:http';
import { createIngestApp } from '../../../lambda/ingest/app.ts';
import { words } from '../../send-email/support/lead-copy.ts';

/** Sends a request to a path and returns the response. */
export type Ask = (
  path: string,
  method?: string,
  body?: string,
) => Promise<{ status: number; location?: string; body?: string }>;

/** The Lambda behind the API; it responds with 404 to all paths but one. */
export const api = createIngestApp({
  secrets: [],
  isOverLimit: () => false,
  origins: [],
  site: words,
  enqueue: async () => 'queued',
});

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
