import { extname } from 'node:path';
import type { ObjectHeaders } from './object-store.ts';

/** Content types by extension. */
export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Whether the extension is a type of file that sites contain. */
export const hasType = (key: string): boolean => Object.hasOwn(contentTypes, extname(key).toLowerCase());

/** Prefixes of files whose names contain a hash of their content, so that they never change. */
export const immutablePrefixes = ['assets/', 'media/'];

export const isImmutable = (key: string): boolean =>
  immutablePrefixes.some((prefix) => key.startsWith(prefix));

/** Returns the headers of a file, used by S3 and by the preview server. */
export const headersForKey = (key: string): ObjectHeaders => ({
  contentType: contentTypes[extname(key).toLowerCase()] ?? 'application/octet-stream',
  cacheControl: isImmutable(key)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate',
});
