import { expect, test } from 'vitest';
import { findAliases } from './aliases.ts';

const candidates = {
  link: ['label', 'href', 'categories', 'toggle'],
  list: ['heading', 'intro', 'columns', 'items'],
  table: ['heading', 'intro', 'rows'],
  row: ['label', 'value', 'note'],
  page: ['title', 'description', 'noindex', 'sections'],
  texts: ['progress', 'next', 'submit', 'sending', 'privacy', 'notices'],
  location: ['name', 'phone', 'email', 'address', 'hours'],
  address: ['street', 'city', 'region', 'postalCode'],
  header: ['mark', 'menu', 'call', 'action'],
  kind: ['name', 'email', 'text', 'paragraph', 'number', 'date'],
  section: ['hero', 'process-steps', 'feature-list', 'statistics', 'testimonial'],
};

test.each<[written: string, of: keyof typeof candidates, meant: string]>([
  ['url', 'link', 'href'],
  ['list', 'list', 'items'],
  ['entries', 'table', 'rows'],
  ['title', 'list', 'heading'],
  ['Items', 'list', 'items'],
  ['price', 'row', 'value'],
  ['blocks', 'page', 'sections'],
  ['send', 'texts', 'submit'],
  ['privacyPolicy', 'texts', 'privacy'],
  ['notice', 'texts', 'notices'],
  ['address1', 'address', 'street'],
  ['zip', 'address', 'postalCode'],
  ['E-Mail', 'location', 'email'],
  ['input', 'kind', 'text'],
  ['integer', 'kind', 'number'],
  ['timeline', 'section', 'process-steps'],
  ['review', 'section', 'testimonial'],
])('%s in the candidates of %s most likely stands for %s', (written, of, meant) => {
  expect(findAliases(written, candidates[of])[0]).toBe(meant);
});

test('a word without a relation to a name stands for none', () => {
  expect(findAliases('price', candidates.header)).toEqual([]);
});
