/**
 * Where things are in the bucket. `edge/viewer-request.js` leads CloudFront to the first two. Nobody outside reaches a name
 * that begins with a dot in another way, and did not before there were releases.
 */
export const documentKey = (id: string, path: string): string => `.releases/${id}/${path}`;

/** A page's data under the hash of their content, for tabs that were open before. */
export const revisionKey = (path: string, revision: string): string =>
  `assets/${path.replace(/\.json$/, `.${revision}.json`)}`;

/** What is known of a release. */
export const recordKey = (id: string): string => `.records/${id}.json`;

/** Beginnings of the keys of files that releases share. */
export const sharedKeyPrefixes = ['assets/', 'media/'];

/** The page for unknown addresses: CloudFront itself asks for it, past its functions, so that it has no release. */
export const notFoundKey = '404.html';

/** A document of a release that names it, to see which one is shown. */
export const releaseIdPath = 'data/_release.json';

export const historyKey = '.history.json';
export const lockKey = '.lock.json';
