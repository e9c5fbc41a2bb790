import { expect, test } from 'vitest';
import { publishedText } from './publish-state.tsx';

test.each([
  ['a site with an address', { live: { time: 1 } }, /^Your changes are published\.$/],
  ['one that cannot be asked', { live: { unknown: 'not-reached' } }, /^Your changes are published\.$/],
  ['one without an address', { live: { unknown: 'no-address' } }, /do not see them yet.* no URL/],
  ['one that is on this machine alone', { missing: 'no-remote', live: { time: 1 } }, /do not see them/],
] as const)('reports what has been published: %s', (_, status, text) => {
  expect(publishedText(status)).toMatch(text);
});
