import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cleanUrl } from '../renderer/build/clean-url.ts';

/** What a request ends in. */
type Answer = { status: number; location?: string; body?: string };
type EdgeRequest = {
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: { host: { value: string } };
};
type EdgeAnswer = EdgeRequest | { statusCode: number; headers: { location: { value: string } } };
type Handler = (event: { request: EdgeRequest }) => EdgeAnswer;

const host = 'www.stone.test';
let handler: Handler;

beforeAll(async () => {
  const code = await readFile('infra/edge/viewer-request.js', 'utf8');
  // The function as the stack deploys it: a script that defines `handler`, with the host name put in.
  handler = new Function(`${code.replace("'HOST'", JSON.stringify(host))}; return handler;`)() as Handler;
});

/** The parameters of a query as CloudFront hands them to a function. */
const parsed = (query: string | undefined): EdgeRequest['querystring'] =>
  Object.fromEntries(
    (query ? query.split('&') : []).map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, { value: value.join('=') }];
    }),
  );

const askEdge = (url: string, name = host): EdgeAnswer => {
  const [uri = '', query] = url.split('?');
  return handler({ request: { uri, querystring: parsed(query), headers: { host: { value: name } } } });
};

/** CloudFront, its function and the bucket behind it. */
const production = async (url: string): Promise<Answer> => {
  const answer = askEdge(url);
  if ('statusCode' in answer) return { status: answer.statusCode, location: answer.headers.location.value };
  const key = decodeURIComponent(answer.uri).slice(1);
  const found = await readFile(join(inject('dist'), key), 'utf8').catch(() => undefined);
  if (found !== undefined) return { status: 200, body: found };
  return { status: 404, body: await readFile(join(inject('dist'), '404.html'), 'utf8') };
};

/** Sends a path exactly as it is written; `fetch` would tidy it first. */
const preview = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('site'));
    const sent = request({ hostname, port, path }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { location } = answer.headers;
        const body = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, ...(location === undefined ? { body } : { location }) });
      });
    });
    sent.on('error', reject).end();
  });

const table: [string, number, string?][] = [
  ['/', 200],
  ['/contact', 200],
  ['/contact?from=mail&x=1', 200],
  ['/%63ontact', 200],
  ['/data/contact.json', 200],
  ['/contact/', 301, '/contact'],
  ['/contact/?from=mail&x=a%20b', 301, '/contact?from=mail&x=a%20b'],
  ['/contact.html', 301, '/contact'],
  ['/contact.html?a', 301, '/contact?a'],
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
  ['/no-such-page', 404],
  ['/contact/more', 404],
  ['/Contact', 404],
  ['/contact.htm', 404],
  ['/assets/none.js', 404],
  ['/assets', 404],
  ['/data/none.json', 404],
  ['/api', 404],
  ['/.site.json', 404],
  ['/.git/config', 404],
  ['/.well-known/security.txt', 404],
  ['//contact', 404],
  ['//evil.example/', 404],
  ['/%2Fevil.example/', 404],
  ['/%5Cevil.example/', 404],
  ['/contact//', 404],
  ['/../package.json', 404],
  ['/x/../contact', 404],
  ['/./contact', 404],
  ['/%2e%2e/package.json', 404],
  ['/..%2fpackage.json', 404],
  ['/%2e%2e%5cpackage.json', 404],
  ['/%00', 404],
  ['/contact%00.html', 404],
  ['/contact%0d%0aSet-Cookie:x', 404],
  ['/%E0%A4%A', 404],
  ['/%', 404],
  ['/%FF', 404],
];

describe('CloudFront and the preview answer alike', () => {
  test.each(table)('%s with %i %s', async (path, status, location) => {
    const [live, local] = await Promise.all([production(path), preview(path)]);
    expect(live).toEqual(local);
    expect([live.status, live.location]).toEqual([status, location]);
  });

  test('addresses of the API go past the function in CloudFront and to the API in the preview', async () => {
    expect(await preview('/api/send-email')).toEqual({ status: 405, body: '{"error":"method"}' });
    expect((await preview('/api/none')).status).toBe(404);
  });

  test('any path means the same to both', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%',
      '%2f',
      '%2E',
      '%5c',
      '%00',
      'index',
      '.html',
      'a',
      'é',
      '%C3%A9',
      '+',
      '%3f',
      '.js',
      '~',
      '%25',
      ' ',
      '\\',
      '\t',
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (uri) => {
        const local = cleanUrl(uri);
        const live = askEdge(uri);
        if ('statusCode' in live) expect(local).toEqual({ redirect: live.headers.location.value });
        else expect(local).toEqual({ file: decodeURIComponent(live.uri) });
      }),
      { numRuns: 2000 },
    );
  });

  test('no answer leads to another site or to a path that leads on', () => {
    const path = fc.array(
      fc.constantFrom('/', '%2f', '\\', '%5C', 'evil.example', '.html', '@', ':', '%09', '?', '#'),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(path, (pieces) => {
        const live = askEdge(`/${pieces.join('').split('?')[0]}`);
        if (!('statusCode' in live)) return;
        const location = new URL(live.headers.location.value, `https://${host}/`);
        expect(location.host).toBe(host);
        expect(askEdge(location.pathname)).not.toHaveProperty('statusCode');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['/', 'https://www.stone.test/'],
  ['/contact/?a=1', 'https://www.stone.test/contact?a=1'],
  ['/contact.html', 'https://www.stone.test/contact'],
])('every other name of the site leads to its one name in one step: %s', (path, location) => {
  for (const name of ['stone.test', 'd111111abcdef8.cloudfront.net'])
    expect(askEdge(path, name)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    });
});

test('a parameter that is given twice stays', () => {
  const querystring = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };
  const answer = handler({ request: { uri: '/contact/', querystring, headers: { host: { value: host } } } });
  expect(answer).toMatchObject({ headers: { location: { value: '/contact?a=1&a=2&b' } } });
});

test('the function is small enough and of the dialect that CloudFront runs', async () => {
  const code = await readFile('infra/edge/viewer-request.js', 'utf8');
  expect(code.length).toBeLessThan(10_240);
  expect(code.replace(/\/\/.*|\/\*[^]*?\*\//g, '')).not.toMatch(
    /\bfor \(|\.\.\.|\?\?|\?\.|\bclass\b|\bimport\b|\{ *\w+ *\} =/,
  );
});
