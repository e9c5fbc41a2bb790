import type { IncomingMessage } from 'node:http';

/** Status and message of a rejected request. */
export type RequestRejection = { status: 400 | 403; message: string };

/** Maximum length of a path without query; longer than any path of a site. */
const maxPathLength = 1000;

/** Names of this machine, with or without port. Any other name may be a foreign host that resolves to it. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/;

// oxlint-disable-next-line no-control-regex
const forbiddenCharacters = /[\u0000-\u001f\u007f\\]/;

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Whether a path is well-formed and stays within the site. */
const isPath = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  const plain = path.startsWith('/') && path.length <= maxPathLength ? decode(path) : undefined;
  if (plain === undefined || forbiddenCharacters.test(plain)) return false;
  return plain.split('/').every((segment) => segment !== '.' && segment !== '..');
};

const portOf = (host: string): string | undefined => ownHost.exec(host)?.[1] ?? '80';

/** Whether the origin is the same server: this machine under any of its names, same port. */
const isOwnOrigin = (origin: string, host: string): boolean => {
  const ownName = origin.replace(/^http:\/\//, '');
  return ownName !== origin && ownHost.test(ownName) && portOf(ownName) === portOf(host);
};

/** Whether the browser shows the response to a person and not to a script: an opened or followed URL. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  ['document', 'iframe', 'frame'].includes(String(headers['sec-fetch-dest']));

/**
 * Returns why a local server rejects a request that does not come from its own pages or tools: a foreign host name
 * (DNS rebinding), another origin, or a path that is malformed or leaves the site. Sources: Fetch Standard
 * (`Origin`), W3C Fetch Metadata (`Sec-Fetch-*`), RFC 3986 (paths).
 * @param options.anyOrigin true if the handler itself checks origins
 * @returns undefined if the request may be handled
 */
export const checkRequest = (
  request: IncomingMessage,
  options: { anyOrigin?: boolean } = {},
): RequestRejection | undefined => {
  const { host = '', origin } = request.headers;
  if (!isPath(request.url ?? '')) return { status: 400, message: 'The path of this URL is malformed.' };
  if (!ownHost.test(host))
    return {
      status: 403,
      message: 'Only requests to this machine are allowed: open the URL with 127.0.0.1 or localhost.',
    };
  const site = request.headers['sec-fetch-site'] ?? 'none';
  // A form on a page that sends no referrer is posted with the origin `null`.
  const isSameOrigin = origin === 'null' && site === 'same-origin';
  if (origin !== undefined && !options.anyOrigin && !isOwnOrigin(origin, host) && !isSameOrigin)
    return { status: 403, message: 'Requests from other origins are not allowed.' };
  if (site !== 'none' && site !== 'same-origin' && !isVisit(request))
    return { status: 403, message: 'Requests from other sites are not allowed.' };
  return undefined;
};
