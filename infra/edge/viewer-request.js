import cf from 'cloudfront';
// Runs in CloudFront before its cache, in a dialect of ES 5.1 with const, let, arrow and async functions: no for-of, no
// destructuring, no spread, no async arrow functions. It answers as `npm run preview` does; one table of addresses is
// tested against both. `paths.js` stands behind it.

const store = cf.kvs();

/** Replaced when the stack is made: the one host name of the site; all others lead to it. Empty: any will do. */
const host = 'HOST';

/** Replaced when the stack is made: what `live` says of the release of that deployment, for as long as nobody else says. */
const deployed = 'DEPLOYED';

const missing = '/404';

/** Characters of an encoded path that is looked up: with the release a key has to stay below 1,024 bytes. */
const longest = 960;

/** A value of the store; undefined when it has none, or does not answer: then the site is shown without it. */
async function valueOf(key) {
  try {
    return await store.get(key);
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return undefined;
  }
}

/** The data that a page was made from, under the hash of their content; those of `/data/…` are of the release. */
const dataOf = (path, revision) =>
  revision && /^[0-9a-f]{16}$/.test(revision.value)
    ? `/assets${path.replace(/\.json$/, '')}.${revision.value}.json`
    : undefined;

// CloudFront calls it by this name.
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
  // One look says both which release is shown and which table of former addresses goes with it.
  const live = isShared ? [] : ((await valueOf('live')) || deployed).split(' ');
  // A former address may look like a file: /services.php.
  const now = (live[1] && !isData && (await valueOf(live[1] + clean))) || clean;
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
  if (isShared) return request;
  const data = isData && dataOf(request.uri, request.querystring.v);
  const file = clean === '/' ? '/index.html' : isFile ? request.uri : encode(`${clean}/index.html`);
  request.uri = data || `/.releases/${live[0]}${file}`;
  return request;
}
