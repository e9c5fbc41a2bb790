import { lookup, type LookupOptions } from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

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
export const fetchVia = async (
  url: string,
  { body, via, ...options }: Request = {},
): Promise<HttpResponse> => {
  const lookupVia = ((_: string, how: LookupOptions, found: Parameters<LookupFunction>[2]) =>
    lookup(via ?? '', how, found)) as LookupFunction;
  const client = url.startsWith('https:') ? https : http;
  const request = client.request(url, {
    ...options,
    timeout: timeoutMs,
    ...(via !== undefined && { lookup: lookupVia }),
  });
  request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
  // An error after the headers is that of the response, too.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const header = (name: string) => {
    const value = response.headers[name];
    return value === undefined ? null : String(value);
  };
  return { status: response.statusCode ?? 0, header, text: await text(response) };
};
