// Put behind the functions that CloudFront runs before its cache, in the dialect of viewer-request.js. Each is used there.

/** Control characters, backslashes, empty segments, and segments that begin with a dot (.well-known aside). */
// oxlint-disable-next-line no-control-regex
const hostile = /[\u0000-\u001f\u007f\\]|\/\/|\/\.(?!well-known(?:\/|$))/;

/** The path that an address means; undefined when it means none. */
// oxlint-disable-next-line no-unused-vars
const pathOf = (uri) => {
  try {
    const path = decodeURIComponent(uri);
    return hostile.test(path) ? undefined : path;
    // The dialect has no catch without a name.
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return undefined;
  }
};

// oxlint-disable-next-line no-unused-vars
const encode = (path) => encodeURI(path).replace(/[?#+]/g, encodeURIComponent);

/** The one address of a page: without slash, `.html` and `index.html` at its end. */
// oxlint-disable-next-line no-unused-vars
const cleanOf = (path) => path.replace(/(?:\/index\.html|\.html|\/)+$/, '') || '/';

/** Whether a clean path is that of a file, not of a page. */
// oxlint-disable-next-line no-unused-vars
const isFilePath = (clean) => /\.[A-Za-z0-9]+$/.test(clean);
