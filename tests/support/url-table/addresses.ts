import fc from 'fast-check';

/** Former routes of the contact page, on this and on an older site. */
export const formerAddresses = [
  '/write-to-us',
  '/company/contact',
  '/Our_Work.php',
  '/About-Us/',
  '/Kontakt.aspx',
  '/menü/caf%C3%A9',
  '/talk to us.html',
];

/** Paths with the expected status and redirect target. */
export const table: [string, number, string?][] = [
  ['/', 200],
  ['/contact', 200],
  ['/contact?from=mail&x=1', 200],
  ['/%63ontact', 200],
  ['/data/contact.json', 200],
  ['/files/prices.pdf', 200],
  ['/files/none.pdf', 404],
  ['/contact/', 301, '/contact'],
  ['/contact/?a=1&b=2&a=3?&c', 301, '/contact?a=1&b=2&a=3?&c'],
  ['/write-to-us', 301, '/contact'],
  ['/write-to-us.html', 301, '/contact'],
  ['/%77rite-to-us', 301, '/contact'],
  ['/company/contact?from=mail', 301, '/contact?from=mail'],
  ['/Our_Work.php', 301, '/contact'],
  ['/Our_Work.php/?id=7', 301, '/contact?id=7'],
  ['/our_work.php', 404],
  ['/About-Us/?utm_source=x', 301, '/contact?utm_source=x'],
  ['/About-Us.html', 301, '/contact'],
  ['/men%C3%BC/caf%c3%a9/', 301, '/contact'],
  ['/talk%20to%20us.html', 301, '/contact'],
  ['/write-to-us/more', 404],
  ['/__proto__', 404],
  ['/contact.html', 301, '/contact'],
  ['/contact/index.html', 301, '/contact'],
  ['/index.html', 301, '/'],
  ['/contact.html/', 301, '/contact'],
  ['/caf%C3%A9/', 301, '/caf%C3%A9'],
  ['/what%3F/', 301, '/what%3F'],
  ['/a%23b.html', 301, '/a%23b'],
  ['/100%25/', 301, '/100%25'],
  ['/404.html', 301, '/404'],
  ['/404', 404],
  ['/not-found', 404],
  ['/Contact', 404],
  ['/contact.htm', 404],
  ['/assets/none.js', 404],
  ['/assets', 404],
  ['/data/none.json', 404],
  ['/api', 404],
  ['/.site.json', 404],
  ['/.well-known/security.txt', 404],
  ['//contact', 404],
  ['/%2Fevil.example/', 404],
  ['/contact//', 404],
  ['/api/send-email', 405],
  ['/api/send-email/', 404],
  ['/api/', 404],
  ['/api/none', 404],
  ['/API/send-email', 404],
  ['/%61pi/send-email', 404],
  ['//api/send-email', 404],
];

/** Requests with other methods than GET, with status and body. */
export const others: [string, string, number, string?][] = [
  ['HEAD', '/contact', 200],
  ['HEAD', '/no-such-page', 404],
  ['POST', '/', 403, 'name=Ann'],
  ['POST', '/contact', 403, 'name=Ann'],
  ['POST', '/no-such-page', 403, 'name=Ann'],
  ['PUT', '/assets/none.js', 403, 'x'],
  ['DELETE', '/', 403],
  ['OPTIONS', '/', 403],
  ['POST', '/api/send-email', 415, 'name=Ann'],
  ['DELETE', '/api/send-email', 405],
  ['POST', '/api/none', 404, 'name=Ann'],
];

/** Malformed paths: production serves the not-found page, the preview rejects them. */
export const unreadable: string[] = [
  '/../package.json',
  '/x/../contact',
  '/..%2fpackage.json',
  '/%2e%2e%5cpackage.json',
  '/contact%00.html',
  '/contact%0d%0aSet-Cookie:x',
  '/%E0%A4%A',
  '/%',
  `/${'a'.repeat(1300)}`,
  `/${'%C3%A9'.repeat(300)}`,
  '/%5Cevil.example/',
  '/x/../api/send-email',
];

/** Parts of paths that servers may interpret differently. */
const parts = '/ . .. % %2f %2E %5c %00 index .html a é %C3%A9 + %3f .js ~ %25 write-to-us \\'.split(' ');

/** Any path of such parts, of a space and of a tab. */
export const anyPath = fc
  .array(fc.constantFrom(...parts, ' ', '\t'), { maxLength: 8 })
  .map((pieces) => `/${pieces.join('')}`);
