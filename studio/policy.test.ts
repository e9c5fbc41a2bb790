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
  test('allows only the scripts of the Studio', () => {
    const { 'script-src': scripts, 'object-src': objects, 'base-uri': base } = directives(policy);
    expect([scripts, objects, base]).toEqual([["'self'", "'wasm-unsafe-eval'"], ["'none'"], ["'none'"]]);
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*(unsafe-inline|\*|https?:|data:|blob:)/);
  });

  test('allows no form submissions', () => {
    expect(directives(policy)['form-action']).toEqual(["'none'"]);
  });
});

test('the deployed Studio may connect only to itself and the API, and no page may frame it', () => {
  const { 'connect-src': asks, 'img-src': pictures, 'frame-ancestors': frames } = directives(all.deployed);
  expect([asks, pictures, frames]).toEqual([
    ["'self'", 'blob:', 'https://api.github.com'],
    ["'self'", 'data:', 'blob:'],
    ["'none'"],
  ]);
});

test('the preview frame may not connect anywhere', () => {
  expect(directives(all.frame)['connect-src']).toEqual(["'none'"]);
});

test('only the header contains frame-ancestors: browsers ignore it in a meta element', () => {
  expect(withoutFrameAncestors(all.deployed)).not.toContain('frame-ancestors');
  expect(`${withoutFrameAncestors(all.deployed)}; frame-ancestors 'none'`).toBe(all.deployed);
});

test('the handbook lists exactly these headers', () => {
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
