import { expect, test } from 'vitest';
import { localeOf } from '../../schema/locale.ts';
import { contentText, shortenToDifference } from './content-text.ts';

test.each<[unknown, string]>([
  [undefined, ''],
  [false, 'No'],
  [12, '12'],
  [{ question: 'How long?', answer: 'Three days.' }, 'How long? · Three days.'],
  [{ type: 'prose', heading: 'Why', text: 'Sand.' }, 'Text · Why · Sand.'],
  [{ kind: 'cake' }, 'cake'],
  [{ label: 'Pets?', choices: [{ value: 'yes', label: 'Yes' }] }, 'Pets? · Yes'],
  [
    [{ from: '2026-12-24', to: '2026-12-25', text: 'Closed' }],
    'December 24, 2026 · December 25, 2026 · Closed',
  ],
  [
    { text: 'Away.', publishAt: '2026-12-20', unpublishAt: '2027-01-03' },
    'Away. · shown from December 20, 2026 · last shown on January 2, 2027',
  ],
  [[{ type: 'hero' }, { type: 'faq', items: [] }], 'Top of the page, FAQ'],
  [[{ label: 'Home', href: '/' }, 'plain'], 'Home, plain'],
])('%j is shown as “%s”', (value, text) => {
  expect(contentText(value, localeOf({}))).toBe(text);
});

test('long texts are shortened to where they differ', () => {
  const [start, end] = ['word '.repeat(40), ' word'.repeat(40)];
  expect(shortenToDifference(`${start}old${end}`, `${start}new${end}`)).toEqual(
    ['old', 'new'].map((word) => `… ${'word '.repeat(11)}${word}${' word'.repeat(12)} …`),
  );
  expect(shortenToDifference('Half the time', 'Half a time')).toEqual(['Half the time', 'Half a time']);
});
