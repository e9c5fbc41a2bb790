// Runs in CloudFront after its cache, in the dialect of viewer-request.js. Notes that a page, or the data of one, was
// sent: which, and whether a person or a known robot asked. Nothing else of a request is in its log. CloudFront asks it
// only for answers below 400.

/** Signs of programs among the names of browsers (`User-Agent`); who gives no name is a program as well. */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scan|preview|fetch|archiv|monitor|health-?check|uptime|pingdom|headless|lighthouse|pagespeed|phantom|python|curl|wget|java\/|okhttp|axios|node|undici|go-http|libwww|perl|ruby|http-?client|facebookexternalhit|whatsapp|telegram|embedly|validator|compatible; (?!msie)/i;

/** Where the pages of a release are kept; visitors never see it. */
const release = /^\/\.releases\/[^/]+(?=\/)/;

const valueOf = (headers, name) => (headers[name] ? headers[name].value : '');

// CloudFront calls it by its name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const status = Number(event.response.statusCode);
  if (request.method !== 'GET' || (status !== 200 && status !== 304)) return event.response;
  const path = request.uri.replace(release, '');
  const data = /^\/data\/([^_].*)\.json$/.exec(path);
  // With a revision it is the data of the page that the visitor has open, which was noted when it was opened.
  if (data ? request.querystring.v : !/(\/index\.html|\/[^/.]*)$/.test(path)) return event.response;
  const page = data ? `/${data[1] === 'home' ? '' : data[1]}` : path.replace(/(index\.html|\/)$/, '');
  const name = valueOf(request.headers, 'user-agent');
  // A browser that fetches a page before anybody asks for it says so.
  const ahead = /prefetch|prerender/.test(
    valueOf(request.headers, 'sec-purpose') + valueOf(request.headers, 'purpose'),
  );
  const robot = name === '' || robots.test(name);
  console.log(
    `visit ${data || ahead ? 'data' : 'page'} ${robot ? 'robot' : 'person'} ${page.replace(/\/$/, '') || '/'}`,
  );
  return event.response;
}
