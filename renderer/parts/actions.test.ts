import { expect, it } from 'vitest';
import { actionKind } from './actions.tsx';

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
