/**
 * Keys of the bucket. `edge/viewer-request.js` maps requests to the first two. Other keys with a leading dot are not
 * reachable from outside, now or before releases existed.
 */
export const documentKey = (id: string, path: string): string => `.releases/${id}/${path}`;

/** Returns the key of a page's data by content hash, for tabs that were open before a release. */
export const revisionKey = (path: string, revision: string): string =>
  `assets/${path.replace(/\.json$/, `.${revision}.json`)}`;

/** Returns the key of a release record. */
export const recordKey = (id: string): string => `.records/${id}.json`;

/** Returns the id of the release to which a document or record belongs; undefined for other keys. */
export const releaseIdOf = (key: string): string | undefined =>
  /^\.(?:releases|records)\/([^/]+?)(?:\/|\.json$)/.exec(key)?.[1];

/** The not-found page. CloudFront requests it itself, without its functions, so it is not part of a release. */
export const notFoundKey = '404.html';

/** A document of each release that contains its id, to verify which one is active. */
export const releaseIdPath = 'data/_release.json';

/** Prefixes of the files that releases share. `edge/viewer-request.js` knows them too. */
export const sharedPrefixes = ['assets/', 'media/'];

export const historyKey = '.history.json';
export const lockKey = '.lock.json';
