import { lookup, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import http from 'node:http';
import https from 'node:https';

/** What a site answered. */
export type HttpResponse = { status: number; header: (name: string) => string | null; text: string };

type Request = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Host that is asked instead of the one that the DNS leads the name to; the request stays the same. */
  via?: string | undefined;
};

/** Milliseconds after which a site counts as one that does not answer. */
const timeoutMs = 30_000;

/**
 * Asks a site for one address, without following redirects.
 * @param url address, of which the name is shown and proved as a browser does
 * @throws when nobody answers, or when the name is not proved
 */
export const fetchVia = (
  url: string,
  { method = 'GET', headers = {}, body, via }: Request = {},
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    const options = {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      timeout: timeoutMs,
      ...(via !== undefined && {
        lookup: ((_: string, options: LookupOptions, found: Parameters<LookupFunction>[2]) =>
          lookup(via, options, found)) as LookupFunction,
      }),
    };
    const request = client.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const header = (name: string) => {
          const value = response.headers[name];
          return value === undefined ? null : String(value);
        };
        resolve({ status: response.statusCode ?? 0, header, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    request.on('error', reject);
    request.end(body);
  });
