import { expect, test } from 'vitest';
import { withFieldLabels } from './with-field-labels.ts';

test.each([
  [
    'or keep the page back: publishAt with a day to come.',
    'or keep the page back: “Publish from” with a day to come.',
  ],
  ['Write a day such as unpublishAt: 2026-03-01.', 'Write a day such as “Publish until”: 2026-03-01.'],
  ['missing field "href"', 'missing field “Link target”'],
  ['add the host to imageHosts in _site.yaml', 'add the host to “Image hosts” in _site.yaml'],
  ['there is no picture "src.jpg" in media', 'there is no picture "src.jpg" in media'],
  ['/href-like is linked', '/href-like is linked'],
])('%s', (text, plain) => {
  expect(withFieldLabels(text)).toBe(plain);
});
