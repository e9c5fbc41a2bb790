import { lookup, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import http from 'node:http';
import https from 'node:https';

/** Response of a site. */
export type HttpResponse = { status: number; header: (name: string) => string | null; text: string };

type Request = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Host to connect to instead of the one that DNS resolves to; the request is the same. */
  via?: string | undefined;
};

/** Time-out in milliseconds. */
const timeoutMs = 30_000;

/**
 * Requests one URL without following redirects.
 * @param url its host name is used for SNI and certificate validation, as in a browser
 * @throws if there is no response or the certificate is invalid
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
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    request.on('error', reject);
    request.end(body);
  });
