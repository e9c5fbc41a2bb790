import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';

/**
 * Matches paths with control characters, backslashes, empty segments, or segments that begin with a dot (except
 * .well-known).
 */
// oxlint-disable-next-line no-control-regex
const unsafePath = /[\u0000-\u001f\u007f\\]|\/\/|\/\.(?!well-known(?:\/|$))/;

/**
 * Maximum length of an encoded path in characters: S3 rejects keys of more than 1,024 bytes, and the release prefix
 * and the file name are added to the path.
 */
const maxLength = 960;

/** Percent-encodes a path, so that nothing in it is read as a query or a fragment. */
export const encodePath = (path: string): string => encodeURI(path).replace(/[?#+]/g, encodeURIComponent);

/**
 * Decodes the path of a request.
 * @param path percent-encoded, without its query
 * @returns undefined if no page and no file can have this path
 */
export const decodePath = (path: string): string | undefined => {
  const plain = tryOrUndefined(() => decodeURIComponent(path));
  const isRejected = plain === undefined || unsafePath.test(plain) || encodePath(plain).length > maxLength;
  return isRejected ? undefined : plain;
};

/** Removes the slash, `.html` and `index.html` at the end of a decoded path. */
export const stripPathSuffix = (plain: string): string =>
  plain.replace(/(?:\/index\.html|\.html|\/)+$/, '') || '/';

/**
 * Returns the normalized path under which servers look up a former route, so that `/About%20us/` and `/About us.html`
 * are the same.
 * @param written as written in a document; any path that an older site may have used
 * @returns undefined for a path that no request can have
 */
export const normalizeFormerPath = (written: string): string | undefined => {
  const path = written.trim();
  const plain = path.startsWith('/') && !/[?#]/.test(path) ? decodePath(path) : undefined;
  return plain === undefined ? undefined : stripPathSuffix(plain);
};
