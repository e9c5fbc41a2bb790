import { describe, expect, test } from 'vitest';
import { previewCode } from './code.ts';

type Header = Record<string, { value: string }>;
type Answer = { uri?: string; statusCode?: number; headers: Header; body?: string };

const handler = new Function(`${previewCode('preview.elm.test')}; return handler;`)() as (
  event: object,
) => Answer;
const ask = (uri: string, host = 'pr-12.preview.elm.test', method = 'GET') =>
  handler({ request: { method, uri, headers: { host: { value: host } } } });

test.each([
  ['/', '/pr-12/index.html'],
  ['/about', '/pr-12/about/index.html'],
  ['/data/about.json', '/pr-12/data/about.json'],
  ['/assets/a-1.js', '/pr-12/assets/a-1.js'],
  ['/404', '/pr-12/404.html'],
])('%s is served from the preview of the host name: %s', (path, key) => expect(ask(path).uri).toBe(key));

test.each([
  ['/about/', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('%s redirects to the clean URL %s', (path, clean) =>
  expect(ask(path)).toMatchObject({ statusCode: 301, headers: { location: { value: clean } } }),
);

test.each([
  ['another preview by its path', '/../pr-13/index.html', undefined],
  ['the same, hidden', '/%2e%2e/pr-13/index.html', undefined],
  ['the same, by a backslash', '/..%5cpr-13/index.html', undefined],
  ['an empty segment', '//pr-13/index.html', undefined],
  ['what means nothing', '/%ff', undefined],
  ['no request', '/', 'preview.elm.test'],
  ['a name that is none of a request', '/', 'www.preview.elm.test'],
  ['a number that GitHub does not give', '/', 'pr-012.preview.elm.test'],
  ['two names', '/', 'pr-12.pr-13.preview.elm.test'],
  ['another domain', '/', 'pr-12.preview.elm.test.evil.test'],
  ['the name that CloudFront gives', '/', 'd1.cloudfront.net'],
])('%s is not found', (_, path, host) =>
  expect(ask(path, host)).toMatchObject({ statusCode: 404, body: '' }),
);

describe('a form', () => {
  test.each(['POST', 'GET', 'PUT'])('with method %s gets the response that previews send nothing', (method) =>
    expect(ask('/api/send-email', undefined, method)).toEqual({
      statusCode: 501,
      statusDescription: 'Not Implemented',
      headers: {
        'cache-control': { value: 'no-store' },
        'content-type': { value: 'application/json' },
        refresh: { value: '0;url=/not-sent' },
        'x-robots-tag': { value: 'noindex, nofollow' },
      },
      body: '{"error":"preview"}',
    }),
  );
});

test('search engines may crawl previews and see noindex, but get no sitemap', () =>
  expect(ask('/robots.txt')).toMatchObject({ statusCode: 200, body: 'User-agent: *\nDisallow:\n' }));
