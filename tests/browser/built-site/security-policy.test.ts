import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readHosting } from '../../../site-builder/hosting/hosting.ts';

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Returns the hash source of a script (CSP 3, section 2.3.1). */
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns resources of a page that the policy does not allow: not from the site and not an inline script with a listed hash. */
const needs = (html: string, policy: string): string[] => {
  const scripts = tags(html, 'script').filter((tag) => !/ type="application\/(ld\+)?json"/.test(tag));
  const inline = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)]
    .filter(
      ([, tag = '', code = '']) => scripts.includes(tag) && code !== '' && !policy.includes(hashOf(code)),
    )
    .map(([, tag = '']) => tag);
  const handlers = html.match(/<[^>]+\son\w+="[^>]*>/g) ?? [];
  const loaded = [
    ...scripts.map((tag) => attribute(tag, 'src')),
    ...tags(html, 'img').map((tag) => attribute(tag, 'src')),
    ...tags(html, 'form').map((tag) => attribute(tag, 'action')),
    ...tags(html, 'link')
      .filter((tag) => !/ rel="(canonical|alternate)"/.test(tag))
      .map((tag) => attribute(tag, 'href')),
  ];
  const foreign = loaded.filter((address) => address !== undefined && !/^(\/(?!\/)|data:)/.test(address));
  return [
    ...inline,
    ...handlers,
    ...foreign.map(String),
    ...tags(html, 'base'),
    ...tags(html, 'iframe'),
    ...tags(html, 'object'),
  ];
};

test('no page needs more than the Content-Security-Policy of the build allows', async () => {
  const { headers } = await readHosting(inject('dist'));
  const policy = headers['content-security-policy'] ?? '';
  expect(policy.replace(/(?: 'sha256-[\w+/]{43}=')+/, ' (hashes)')).toBe(
    "default-src 'self'; script-src 'self' (hashes); style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  );
  const files = (await readdir(inject('dist'), { recursive: true })).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(15);
  for (const file of files)
    expect([file, needs(await readFile(join(inject('dist'), file), 'utf8'), policy)]).toEqual([file, []]);
});

test('the test detects resources that the policy would block', () => {
  const page =
    '<script>1</script><script>2</script><p onclick="x()"></p><img src="https://other.test/a.png"><base href="/">';
  expect(needs(page, hashOf('2'))).toEqual([
    '<script>',
    '<p onclick="x()">',
    'https://other.test/a.png',
    '<base href="/">',
  ]);
});
