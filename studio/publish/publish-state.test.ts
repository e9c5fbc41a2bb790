import { expect, test } from 'vitest';
import { publishedText } from './publish-state.tsx';

test.each([
  ['a site with a URL', { live: { time: 1 } }, /^Your changes are published\.$/],
  ['a site that is not reachable', { live: { unknown: 'not-reached' } }, /^Your changes are published\.$/],
  ['a site without a URL', { live: { unknown: 'no-address' } }, /do not see them yet.* no URL/],
  ['a site without a remote repository', { missing: 'no-remote', live: { time: 1 } }, /do not see them/],
] as const)('reports what has been published: %s', (_, status, text) => {
  expect(publishedText(status)).toMatch(text);
});
