import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersForKey } from '../hosting/content-headers.ts';

const compressible = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg']);

/**
 * Reads a file with its content type and cache headers, compressed if the request accepts it.
 * @param path path below the root as returned by `cleanUrl`
 * @param accept the request's `accept-encoding`
 * @returns undefined if there is no such file
 */
export const readStatic = async (root: string, path: string, accept: string) => {
  const content = await readFile(join(root, path)).catch(() => undefined);
  if (!content) return undefined;
  const extension = extname(path);
  const isText = compressible.has(extension);
  const isCompressed = isText && accept.split(/[,;\s]+/).includes('br');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const body = isCompressed ? brotliCompressSync(content, quality) : content;
  const { contentType, cacheControl } = headersForKey(path.slice(1));
  const headers: Record<string, string> = {
    'content-type': contentType,
    'cache-control': cacheControl,
    'content-length': String(body.length),
    ...(isText && { vary: 'accept-encoding' }),
    ...(isCompressed && { 'content-encoding': 'br' }),
  };
  return { body, headers };
};
