import cf from 'cloudfront';
// CloudFront runs this function for the site, before its cache. Its dialect is ES 5.1 with const, let, arrow and async
// functions: no for-of, no destructuring, no spread, no async arrow functions. It responds like `npm run preview`; both
// are tested with the same table of URLs. `paths.js` is appended to it.

const store = cf.kvs();

/**
 * Replaced by `edge/code.ts`: the host name of the site, to which all others redirect. Empty: every host name is
 * accepted.
 */
const host = 'HOST';

/**
 * Replaced by `edge/code.ts`: the release of this deployment, used while the store has no value for the key `live`.
 */
const deployed = 'DEPLOYED';

const missing = '/404';

/** Maximum length of an encoded path: with the name of the release, the key in the bucket may have 1,024 bytes. */
const longest = 960;

/**
 * Returns a value of the store; undefined if there is none or the store is unavailable, so that the site still works.
 */
async function valueOf(key) {
  try {
    return await store.get(key);
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return undefined;
  }
}

/**
 * Returns the path of page data with a revision: files named by content hash, which older releases share. Undefined
 * without one.
 */
const dataOf = (path, revision) =>
  revision && /^[0-9a-f]{16}$/.test(revision.value)
    ? `/assets${path.replace(/\.json$/, '')}.${revision.value}.json`
    : undefined;

// CloudFront calls the function by this name.
// oxlint-disable-next-line no-unused-vars
async function handler(event) {
  const request = event.request;
  const path = pathOf(request.uri);
  if (path === undefined || encode(path).length > longest) {
    request.uri = missing;
    return request;
  }
  const clean = cleanOf(path);
  const elsewhere = host !== '' && request.headers.host.value !== host;
  const isFile = isFilePath(clean);
  const isShared = /^\/(?:assets|media)\//.test(clean);
  const isData = /^\/data\/.*\.json$/.test(clean);
  // One value contains both the id of the active release and the name of its redirect table.
  const live = isShared ? [] : ((await valueOf('live')) || deployed).split(' ');
  // Files are looked up too, because a former URL may look like one: /services.php.
  const now = (live[1] && !isData && (await valueOf(live[1] + clean))) || clean;
  if (elsewhere || now !== path) {
    const query = request.rawQueryString();
    const location = `${elsewhere ? `https://${host}` : ''}${encode(now)}${query ? `?${query}` : ''}`;
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: location },
        // Otherwise browsers would cache the redirect without limit, even after a rollback.
        'cache-control': { value: 'public, max-age=0, must-revalidate' },
      },
    };
  }
  if (isShared) return request;
  const data = isData && dataOf(request.uri, request.querystring.v);
  const file = clean === '/' ? '/index.html' : isFile ? request.uri : encode(`${clean}/index.html`);
  request.uri = data || `/.releases/${live[0]}${file}`;
  return request;
}
