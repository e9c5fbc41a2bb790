import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from '../../tests/support/sites/redirecting-site.ts';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { FileWriter } from '../output/output-folder.ts';
import { createHosting, writeHosting } from './hosting.ts';

const endpoint = 'https://forms.quiet.example/api/send-email';
const site = { ...exampleSite, forms: { ...exampleSite.forms, endpoint } };
const pages = [
  page('/'),
  page('/stone', ['/old stone', '/cost$', '/a"b']),
  page('/prices$'),
  page('/not-found'),
];

let out: string;
const readOutput = (name: string) => readFile(join(out, name), 'utf8');
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'hosts-'));
  writeHosting(site, pages, new FileWriter(out));
});
afterAll(() => rm(out, { recursive: true }));

test('the policy allows forms to post to the endpoint and their own server, and frames of declared hosts', () => {
  const policyOf = (tested: typeof exampleSite) =>
    createHosting(tested, pages).headers['content-security-policy']?.split('; ');
  expect(policyOf(site)).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://forms.quiet.example",
      "form-action 'self' https://forms.quiet.example",
    ]),
  );
  const embeds = [{ host: 'maps.example', purpose: 'Map' }];
  expect(policyOf({ ...site, embeds })).toContain("frame-src 'self' https://maps.example");
  expect(
    policyOf(exampleSite)?.map((rule) => rule.replace(/(?: 'sha256-[\w+/]{43}=')+/, ' (hashes)')),
  ).toEqual([
    "default-src 'self'",
    "script-src 'self' (hashes)",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]);
});

test('_headers has the headers of every response, and the cache duration of files that never change', async () => {
  const blocks = (await readOutput('_headers')).trimEnd().split('\n\n');
  const { headers } = createHosting(site, pages);
  expect(blocks[0]?.split('\n')).toEqual([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(blocks.slice(1)).toEqual(
    ['/assets/*', '/media/*'].map((rule) => `${rule}\n  cache-control: public, max-age=31536000, immutable`),
  );
});

test('_redirects has the former routes first, then the pages without a redirect to a slash', async () => {
  expect((await readOutput('_redirects')).split('\n')).toEqual([
    '/old%20stone /stone 301',
    '/cost$ /stone 301',
    '/a%22b /stone 301',
    '/stone /stone/ 200',
    '/prices$ /prices$/ 200',
    '',
  ]);
});

test('strings in the configuration of nginx are quoted, and variables are not replaced in routes', async () => {
  writeHosting(site, [page('/prices$', ['/a"b'])], new FileWriter(out));
  expect(await readOutput('.nginx.conf')).toContain(
    String.raw`location = "/a\"b" { return 301 "/prices%24$is_args$args"; }`,
  );
});
