import { extname } from 'node:path';

/** Content types by extension. */
export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
};

/** Prefixes of files whose names contain a hash of their content, so that they never change. */
export const immutablePrefixes = ['assets/', 'media/'];

/** Returns content type and caching of a file. Deployments and the preview server send the same. */
export const headersForKey = (key: string) => ({
  contentType: contentTypes[extname(key).toLowerCase()] ?? 'application/octet-stream',
  cacheControl: immutablePrefixes.some((prefix) => key.startsWith(prefix))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate',
});
