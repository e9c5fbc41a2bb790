// CloudFront runs this function for previews of pull requests, before its cache. `paths.js` is appended to it; for the
// dialect see viewer-request.js. The host name selects the preview, so that no path can lead to another preview.

/** Replaced by `edge/code.ts`: the parent domain of the host names of previews. */
const domain = 'DOMAIN';

/** Replaced by `edge/code.ts`: the body of the response to a form. */
const nothingSent = 'NOTHING_SENT';

/** Matches the name of a preview, such as `pr-12`. */
const name = /^pr-[1-9][0-9]{0,9}$/;

/**
 * Allows crawling, because search engines see the `noindex` header only if they may request a page. Google Search
 * Central, "Block Search indexing with noindex",
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
const robots = 'User-agent: *\nDisallow:\n';

const answer = (statusCode, statusDescription, headers, body) => {
  const all = { 'cache-control': { value: 'no-store' }, 'x-robots-tag': { value: 'noindex, nofollow' } };
  for (const key in headers) all[key] = { value: headers[key] };
  return { statusCode: statusCode, statusDescription: statusDescription, headers: all, body: body };
};

// CloudFront calls the function by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const host = request.headers.host.value.toLowerCase();
  const preview = host.slice(0, -domain.length - 1);
  const path = pathOf(request.uri);
  if (path === undefined || host !== `${preview}.${domain}` || !name.test(preview))
    return answer(404, 'Not Found', {}, '');
  // Previews send no forms. A browser that has posted a form without scripts is redirected to a page that says so.
  if (/^\/api(?:\/|$)/.test(path)) {
    const headers = { 'content-type': 'application/json', refresh: '0;url=/not-sent' };
    return answer(501, 'Not Implemented', headers, JSON.stringify(nothingSent));
  }
  if (path === '/robots.txt') return answer(200, 'OK', { 'content-type': 'text/plain' }, robots);
  const clean = cleanOf(path);
  // The not-found page of a preview is only served at `/404`: CloudFront supports only one error page for all previews.
  const missing = clean === '/404';
  if (clean !== path && !missing) return answer(301, 'Moved Permanently', { location: encode(clean) }, '');
  const page = clean === '/' ? '/index.html' : encode(`${clean}/index.html`);
  request.uri = `/${preview}${missing ? '/404.html' : isFilePath(clean) ? request.uri : page}`;
  return request;
}
