// CloudFront runs this function for the site, after its cache, for responses with a status below 400. It logs each
// page, or data of a page, that was sent: only its path, and whether a person or a known robot requested it. For the
// dialect see viewer-request.js.

/** Matches the `User-Agent` of programs. Requests without this header count as programs, too. */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scan|preview|fetch|archiv|monitor|health-?check|uptime|pingdom|headless|lighthouse|pagespeed|phantom|python|curl|wget|java\/|okhttp|axios|node|undici|go-http|libwww|perl|ruby|http-?client|facebookexternalhit|whatsapp|telegram|embedly|validator|compatible; (?!msie)/i;

/** Matches the prefix of a release in the bucket, which visitors never see. */
const release = /^\/\.releases\/[^/]+(?=\/)/;

const valueOf = (headers, name) => (headers[name] ? headers[name].value : '');

// CloudFront calls the function by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const status = Number(event.response.statusCode);
  if (request.method !== 'GET' || (status !== 200 && status !== 304)) return event.response;
  const path = request.uri.replace(release, '');
  const data = /^\/data\/([^_].*)\.json$/.exec(path);
  // Data with a revision is that of a page that the visitor has open, which was logged when it was opened.
  if (data ? request.querystring.v : !/(\/index\.html|\/[^/.]*)$/.test(path)) return event.response;
  const page = data ? `/${data[1] === 'home' ? '' : data[1]}` : path.replace(/(index\.html|\/)$/, '');
  const name = valueOf(request.headers, 'user-agent');
  // Browsers mark requests that they make before the visitor follows a link.
  const ahead = /prefetch|prerender/.test(
    valueOf(request.headers, 'sec-purpose') + valueOf(request.headers, 'purpose'),
  );
  const robot = name === '' || robots.test(name);
  console.log(
    `visit ${data || ahead ? 'data' : 'page'} ${robot ? 'robot' : 'person'} ${page.replace(/\/$/, '') || '/'}`,
  );
  return event.response;
}
