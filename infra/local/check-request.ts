import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: the status, and a sentence for whoever reads the answer. */
export type RequestRejection = { status: 400 | 403; message: string };

/** Characters of a path before its query; more than any file of the site needs. */
const longestPath = 1000;

/** The names of this machine, with or without a port. Anything else may be a foreign name that was led here. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/;

// oxlint-disable-next-line no-control-regex
const unwelcome = /[\u0000-\u001f\u007f\\]/;

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Whether a path can be read and stays below the top of the site. */
const isPath = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  const plain = path.startsWith('/') && path.length <= longestPath ? decode(path) : undefined;
  if (plain === undefined || unwelcome.test(plain)) return false;
  return plain.split('/').every((segment) => segment !== '.' && segment !== '..');
};

const portOf = (host: string): string | undefined => ownHost.exec(host)?.[1] ?? '80';

/** Whether a page of the same server asks: this machine under any of its names, and the same port. */
const isOwnOrigin = (origin: string, host: string): boolean => {
  const asking = origin.replace(/^http:\/\//, '');
  return asking !== origin && ownHost.test(asking) && portOf(asking) === portOf(host);
};

/** Whether a browser shows the answer to a person and to no script: an address that was opened or followed. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  ['document', 'iframe', 'frame'].includes(String(headers['sec-fetch-dest']));

/**
 * What a server on this machine says to a request that no page or tool of its own sends: one to a foreign host name
 * (DNS rebinding), from a page of another origin, or with a path that cannot be read or leads out of the site.
 * Sources: Fetch Standard (`Origin`), W3C Fetch Metadata (`Sec-Fetch-*`), RFC 3986 (paths).
 * @param options.anyOrigin true where what stands behind the server refuses foreign origins itself
 * @returns nothing when the request may be answered
 */
export const checkRequest = (
  request: IncomingMessage,
  options: { anyOrigin?: boolean } = {},
): RequestRejection | undefined => {
  const { host = '', origin } = request.headers;
  if (!isPath(request.url ?? '')) return { status: 400, message: 'The path of this address cannot be read.' };
  if (!ownHost.test(host))
    return {
      status: 403,
      message: 'Only this machine may ask: open the address with 127.0.0.1 or localhost.',
    };
  if (origin !== undefined && !options.anyOrigin && !isOwnOrigin(origin, host))
    return { status: 403, message: 'Pages of other origins may not ask.' };
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site !== 'none' && site !== 'same-origin' && !isVisit(request))
    return { status: 403, message: 'Pages of other sites may not ask.' };
  return undefined;
};
