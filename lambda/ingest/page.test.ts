import { expect, test } from 'vitest';
import { parseReferer } from './page.ts';

const origins = ['https://www.stone.example', 'https://stone.pages.example'];

test.each([
  ['https://www.stone.example/free-estimate', '/free-estimate'],
  ['https://www.stone.example/free-estimate/', '/free-estimate'],
  ['https://www.stone.example/contact?email=ann@visitor.example#top', '/contact'],
  ['https://www.stone.example', '/'],
  ['https://www.stone.example/a b', '/a%20b'],
  ['https://ann:secret@www.stone.example/contact', '/contact'],
  ['https://stone.pages.example/contact', '/contact'],
  ['https://stone.pages.example/', ''],
  ['https://elsewhere.example/contact', ''],
  ['https://www.stone.example.evil.example/contact', ''],
  [`https://www.stone.example/${'x'.repeat(2000)}`, ''],
  ['javascript:alert(1)', ''],
  ['/contact', ''],
  ['', ''],
  [null, ''],
])('the page of %s is "%s"', (referer, page) => expect(parseReferer(referer, origins)).toBe(page));
