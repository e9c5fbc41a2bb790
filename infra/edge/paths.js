// Appended to the CloudFront functions that run before the cache, which use everything here. For the dialect see
// viewer-request.js.

/**
 * Matches paths with control characters, backslashes, empty segments, or segments that begin with a dot (except
 * .well-known).
 */
// oxlint-disable-next-line no-control-regex
const hostile = /[\u0000-\u001f\u007f\\]|\/\/|\/\.(?!well-known(?:\/|$))/;

/** Returns the decoded path of a URL; undefined if no page and no file can have it. */
// oxlint-disable-next-line no-unused-vars
const pathOf = (uri) => {
  try {
    const path = decodeURIComponent(uri);
    return hostile.test(path) ? undefined : path;
    // The dialect requires a variable after `catch`.
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return undefined;
  }
};

// oxlint-disable-next-line no-unused-vars
const encode = (path) => encodeURI(path).replace(/[?#+]/g, encodeURIComponent);

/** Returns the canonical path of a page, without `/`, `.html` and `index.html` at its end. */
// oxlint-disable-next-line no-unused-vars
const cleanOf = (path) => path.replace(/(?:\/index\.html|\.html|\/)+$/, '') || '/';

/** Whether a canonical path belongs to a file and not to a page. */
// oxlint-disable-next-line no-unused-vars
const isFilePath = (clean) => /\.[A-Za-z0-9]+$/.test(clean);
