// Runs in CloudFront before the previews of pull requests, in the dialect of viewer-request.js; `paths.js` stands behind
// it. The host says which preview is meant, so that nothing in an address leads to another one.

/** Replaced when the stack is made: the name below which previews have theirs. */
const domain = 'DOMAIN';

/** Replaced when the stack is made: what a form is answered. */
const nothingSent = 'NOTHING_SENT';

/** `pr-12`, the number as GitHub writes it. */
const name = /^pr-[1-9][0-9]{0,9}$/;

/**
 * Search engines may look, because only who looks sees that nothing here is to be kept; no map leads them on. Google
 * Search Central, "Block Search indexing with noindex",
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
const robots = 'User-agent: *\nDisallow:\n';

const answer = (statusCode, statusDescription, headers, body) => {
  const all = { 'cache-control': { value: 'no-store' }, 'x-robots-tag': { value: 'noindex, nofollow' } };
  for (const key in headers) all[key] = { value: headers[key] };
  return { statusCode: statusCode, statusDescription: statusDescription, headers: all, body: body };
};

// CloudFront calls it by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const host = request.headers.host.value.toLowerCase();
  const preview = host.slice(0, -domain.length - 1);
  const path = pathOf(request.uri);
  if (path === undefined || host !== `${preview}.${domain}` || !name.test(preview))
    return answer(404, 'Not Found', {}, '');
  // Nobody is there to be sent to. A browser that posted the form by itself is led on to the page that says so.
  if (/^\/api(?:\/|$)/.test(path)) {
    const headers = { 'content-type': 'application/json', refresh: '0;url=/not-sent' };
    return answer(501, 'Not Implemented', headers, JSON.stringify(nothingSent));
  }
  if (path === '/robots.txt') return answer(200, 'OK', { 'content-type': 'text/plain' }, robots);
  const clean = cleanOf(path);
  // The page for unknown addresses is reached by its own alone: CloudFront could show but one for all previews.
  const missing = clean === '/404';
  if (clean !== path && !missing) return answer(301, 'Moved Permanently', { location: encode(clean) }, '');
  const page = clean === '/' ? '/index.html' : encode(`${clean}/index.html`);
  request.uri = `/${preview}${missing ? '/404.html' : isFilePath(clean) ? request.uri : page}`;
  return request;
}
