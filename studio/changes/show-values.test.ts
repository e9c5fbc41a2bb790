import { expect, test } from 'vitest';
import { createBareStudio } from '../../tests/support/sites/bare-studio.ts';
import { showValues } from './show-values.tsx';

test.each<[before: unknown, after: unknown, shown: [string, string]]>([
  [undefined, 'New', ['(nothing)', 'New']],
  [undefined, '2026-12-24', ['(nothing)', 'December 24, 2026']],
  ['/contact', '/', ['Talk to us', '/']],
  [undefined, { label: 'See', href: '/contact' }, ['(nothing)', 'See (Talk to us)']],
  ['In {city}', 'Near {city}', ['In Essex', 'Near Essex']],
  ['Essex', '{city}', ['Essex', 'Essex [taken from “City”]']],
  ['**In** [us](/contact)', 'To [us](/contact)', ['In us', 'To us']],
  ['See [us](/)', '**See** [us](/contact)', ['See us (/)', 'See (Bold) us (Talk to us)']],
])('the change of %j to %j is shown as %j', (before, after, [from, to]) => {
  const studio = createBareStudio(new Map([['_site.yaml', 'facts: { city: Essex }\n']]));
  const labelOf = (target: string) => new Map([['/contact', 'Talk to us']]).get(target);
  const shown = showValues(studio, labelOf, { file: 'home.yaml', path: ['title'], before, after });
  expect(shown).toEqual({ before: from, after: to });
});

test('amounts of prices have the currency of the site', () => {
  const site = 'facts: { currency: EUR }\nprices: [{ name: oil, from: 3, to: 5 }]\n';
  const studio = createBareStudio(new Map([['_site.yaml', site]]));
  const change = { file: '_site.yaml', path: ['prices', 0, 'from'], before: 2, after: 3 };
  expect(showValues(studio, () => undefined, change)).toEqual({ before: '€2', after: '€3' });
});
