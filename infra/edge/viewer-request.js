// Runs in CloudFront before its cache, in a dialect of ES 5.1 with const, let and arrow functions: no for-of, no
// destructuring, no spread. It answers as `npm run preview` does; one table of addresses is tested against both.

/** Replaced when the stack is made: the one host name of the site; all others lead to it. Empty: any will do. */
const host = 'HOST';

/** Replaced when the stack is made: former addresses, each with the present one. */
const redirects = 'REDIRECTS';

const missing = '/404';

const decode = (path) => {
  try {
    return decodeURIComponent(path);
    // The dialect has no catch without a name.
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return undefined;
  }
};

const encode = (path) => encodeURI(path).replace(/[?#+]/g, encodeURIComponent);

/** Control characters, backslashes, empty segments, and segments that begin with a dot (.well-known aside). */
// oxlint-disable-next-line no-control-regex
const hostile = /[\u0000-\u001f\u007f\\]|\/\/|\/\.(?!well-known(?:\/|$))/;

/** Characters of an encoded path that is looked up; S3 answers keys of more than 1,024 bytes with an error. */
const longest = 1000;

// CloudFront calls it by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const path = decode(request.uri);
  if (path === undefined || hostile.test(path) || encode(path).length > longest) {
    request.uri = missing;
    return request;
  }
  const clean = path.replace(/(?:\/index\.html|\.html|\/)+$/, '') || '/';
  const now = redirects[clean] || clean;
  const elsewhere = host !== '' && request.headers.host.value !== host;
  if (elsewhere || now !== path) {
    const query = request.rawQueryString();
    const location = `${elsewhere ? `https://${host}` : ''}${encode(now)}${query ? `?${query}` : ''}`;
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: location },
        // Browsers would keep it for ever, and a rollback could not take it back.
        'cache-control': { value: 'public, max-age=0, must-revalidate' },
      },
    };
  }
  if (clean === '/') request.uri = '/index.html';
  else if (!/\.[A-Za-z0-9]+$/.test(clean)) request.uri = encode(`${clean}/index.html`);
  return request;
}
