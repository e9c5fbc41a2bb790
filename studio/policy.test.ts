import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { githubApi, deploymentHeaders, withoutFrameAncestors, policies } from './policy.ts';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const all = policies(githubApi);

test.each(Object.entries(all))(
  'the policy of %s allows only the scripts of the Studio, and no form submissions',
  (_, policy) => {
    expect(directives(policy)).toMatchObject({
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*(unsafe-inline|\*|https?:|data:|blob:)/);
  },
);

test('the deployed Studio may connect only to itself and the API, its preview frame to nothing, and no page may frame it', () => {
  expect(directives(all.deployed)).toMatchObject({
    'connect-src': ["'self'", 'blob:', 'https://api.github.com'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-ancestors': ["'none'"],
  });
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
