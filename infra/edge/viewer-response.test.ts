import { describe, expect, test, vi } from 'vitest';
import { parseVisitLog } from '../../lambda/visits/visit.ts';
import { visitsCode } from './code.ts';

type Request = {
  method?: string;
  uri?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
};

const handler = new Function(`${visitsCode()}; return handler;`)() as (event: object) => object;
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** What the function writes about an answer. */
const noted = (
  { method = 'GET', uri = '/about/index.html', headers = {}, query = {} }: Request,
  status = 200,
) => {
  const write = vi.spyOn(console, 'log').mockReturnValue();
  const response = { statusCode: status };
  const given = { 'user-agent': chrome, ...headers };
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: {
      method,
      uri,
      querystring: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }])),
      cookies: {},
      headers: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }])),
    },
    response,
  };
  expect(handler(event)).toBe(response);
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  return lines;
};

test.each([
  ['/index.html', 'visit page person /'],
  ['/about/index.html', 'visit page person /about'],
  ['/areas/irvine/index.html', 'visit page person /areas/irvine'],
  ['/.releases/2026-11-23-024400-1a2b/about/index.html', 'visit page person /about'],
  ['/about', 'visit page person /about'],
  ['/', 'visit page person /'],
  ['/data/home.json', 'visit data person /'],
  ['/data/areas/irvine.json', 'visit data person /areas/irvine'],
  ['/.releases/2026-11-23-024400-1a2b/data/about.json', 'visit data person /about'],
])('%s is logged as "%s", which can be parsed', (uri, line) => {
  expect(noted({ uri })).toEqual([line]);
  expect(parseVisitLog(0, `Kq3Y== ${line}\n`)).toMatchObject({ page: line.split(' ')[3] });
});

test.each([
  '/assets/index-a1b2.js',
  '/media/floor-640.avif',
  '/robots.txt',
  '/sitemap.xml',
  '/data/_site.json',
])('%s is not counted as a page', (uri) => expect(noted({ uri })).toEqual([]));

test('data of a page that is already open is not a second visit', () => {
  const uri = '/data/about.json';
  expect(noted({ uri, query: { v: '0123456789abcdef' } })).toEqual([]);
  expect(noted({ uri: '/assets/data/about.0123456789abcdef.json' })).toEqual([]);
  expect(noted({ uri, query: { utm: 'x' } })).toHaveLength(1);
});

test('errors, redirects and HEAD requests are not counted', () => {
  for (const status of [206, 301, 403, 404, 429, 500, 503]) expect(noted({}, status)).toEqual([]);
  expect(noted({ method: 'HEAD' })).toEqual([]);
  expect(noted({ method: 'POST' })).toEqual([]);
  expect(noted({}, 304)).toHaveLength(1);
});

test('a prefetched page is not counted as a visit', () => {
  for (const [name, value] of [
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ] as const)
    expect(noted({ headers: { [name]: value } })).toEqual(['visit data person /about']);
});

test('nothing about the visitor is logged: no IP address, query, user agent or referrer', () => {
  const personal = {
    'user-agent': `${chrome} Secret/1`,
    referer: 'https://www.stone.test/contact?email=ann@visitor.example',
    cookie: 'id=77',
    'x-forwarded-for': '198.51.100.9',
  };
  const [line = ''] = noted({ headers: personal, query: { q: 'ann@visitor.example' } });
  expect(line).toBe('visit page person /about');
});

describe('known bots are distinguished from people', () => {
  test.each([
    chrome,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.91 (iPhone15,3; iOS 18_5; en_US)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.0;FBDV/iPhone15,3]',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  ])('a person: %s', (name) => expect(noted({ headers: { 'user-agent': name } })[0]).toContain(' person '));

  test.each([
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Amazon-Route53-Health-Check-Service (ref 1; report http://amzn.to/1vsZADi)',
    'UptimeRobot/2.0',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'Go-http-client/2.0',
    'node',
    'site-watch (bot)',
  ])('a bot: %s', (name) => {
    expect(noted({ headers: { 'user-agent': name } })[0]).toContain(' robot ');
  });
});
