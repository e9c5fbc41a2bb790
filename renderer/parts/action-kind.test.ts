import { expect, it } from 'vitest';
import { actionKind } from './action-kind.ts';

it.each([
  ['/free-estimate', 'estimate'],
  ['/free-estimate#form', 'estimate'],
  ['/free-estimates', 'page'],
  ['/contact', 'page'],
  ['tel:+17145550142', 'call'],
  ['mailto:hello@tidewater.example', 'mail'],
  ['https://www.example.com/free-estimate', 'page'],
])('%s has the kind %s', (href, kind) => {
  expect(actionKind(href, '/free-estimate')).toBe(kind);
});
