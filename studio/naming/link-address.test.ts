import { expect, test } from 'vitest';
import { parseLinkTarget } from './link-address.ts';

const addresses = new Map([['/marble-polishing', 'Marble Polishing']]);

test.each([
  ['Marble Polishing', '/marble-polishing'],
  [' /marble-polishing ', '/marble-polishing'],
  ['/elsewhere', '/elsewhere'],
  ['tel:{phone}', 'tel:{phone}'],
  ['www.example.com/a?b', 'https://www.example.com/a?b'],
  ['http://example.com', 'https://example.com'],
  ['https://example.com', 'https://example.com'],
  ['jo@example.com', 'mailto:jo@example.com'],
  ['(714) 555-0142', 'tel:(714) 555-0142'],
  ['somewhere else', undefined],
  ['marb', undefined],
  ['marble polishing', '/marble-polishing'],
  ['marble-polishing', '/marble-polishing'],
  ['', ''],
])('parses %j as %j', (typed, address) => {
  expect(parseLinkTarget(typed, addresses)).toBe(address);
});
