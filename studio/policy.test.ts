import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { githubApi, deploymentHeaders, withoutFrameAncestors, policies } from './policy.ts';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const all = policies(githubApi);

describe.each(Object.entries(all))('the policy of %s', (_, policy) => {
  test('runs nothing that does not come with the Studio', () => {
    const { 'script-src': scripts, 'object-src': objects, 'base-uri': base } = directives(policy);
    expect([scripts, objects, base]).toEqual([["'self'", "'wasm-unsafe-eval'"], ["'none'"], ["'none'"]]);
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*(unsafe-inline|\*|https?:|data:|blob:)/);
  });

  test('sends no form anywhere', () => {
    expect(directives(policy)['form-action']).toEqual(["'none'"]);
  });
});

test('the deployed Studio asks itself and the API alone, and stands in nobody else\u2019s page', () => {
  const { 'connect-src': asks, 'img-src': pictures, 'frame-ancestors': frames } = directives(all.deployed);
  expect([asks, pictures, frames]).toEqual([
    ["'self'", 'blob:', 'https://api.github.com'],
    ["'self'", 'data:', 'blob:'],
    ["'none'"],
  ]);
});

test('the page in it asks nobody', () => {
  expect(directives(all.frame)['connect-src']).toEqual(["'none'"]);
});

test('who may frame a page is said by the header alone: browsers leave it out of a page', () => {
  expect(withoutFrameAncestors(all.deployed)).not.toContain('frame-ancestors');
  expect(`${withoutFrameAncestors(all.deployed)}; frame-ancestors 'none'`).toBe(all.deployed);
});

test('the handbook tells a host to send exactly these', () => {
  const blocks = readFileSync('infra/handbook/studio.md', 'utf8').matchAll(/^```\n(.*?)\n```$/gms);
  const told = Array.from(blocks, ([, lines = '']) =>
    Object.fromEntries(lines.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])),
  );
  const { page, others } = deploymentHeaders(githubApi);
  expect(told).toEqual([others, page]);
  expect([page, others].map((headers) => headers['content-security-policy'])).toEqual([
    all.frame,
    all.deployed,
  ]);
});
