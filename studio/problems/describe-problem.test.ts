import { expect, test } from 'vitest';
import type { Problem } from '../../documents/problems/problem.ts';
import { describeForEditors, isExampleText } from './describe-problem.ts';

const document = {
  title: 'Floors',
  sections: [{ type: 'prose', heading: 'Dust', text: 'Call {phon} or pay $8-$14.' }],
};
const tokens = new Map([
  ['phone', '(714) 555-0142'],
  ['name', 'Marrow Tile Works'],
  ['price.refinishing', '$8-$14'],
  ['hours.weekdays', '8:00 AM-6:00 PM'],
]);
const pages = new Map([
  ['/about', 'About us'],
  ['pages/about.yaml', 'About us'],
]);

const describe = (code: string, params: object, text?: string, path = ['sections', 0, 'text']) => {
  const edits = text === undefined ? undefined : [{ start: 0, end: 1, text }];
  const problem = { file: 'pages/home.yaml', path, code, params, edits } as unknown as Problem;
  return describeForEditors(problem, { document, tokens, labelOf: (target) => pages.get(target) });
};

const known = ['{phone}', '{hours.weekdays}', '{hours.saturday}', '{hours.sunday}', '{email}', '{zip}'];

test.each([
  [
    'fact-by-hand',
    { written: '$8-$14', token: 'price.refinishing' },
    'you have changed it in the list of prices',
  ],
  ['unknown-token', { cause: 'name', token: 'phon', known }, 'Did you mean “Phone”?'],
  ['unknown-token', { cause: 'name', token: 'hours', known }, '“Weekdays”, “Saturday”, or “Sunday”?'],
  ['unknown-token', { cause: 'name', token: 'roof', known }, /the words themselves\.$/],
  ['duplicate-title', { other: 'pages/about.yaml' }, 'on the page “About us”'],
  ['near-identical', { route: '/about', percent: 90 }, 'on the page “About us”'],
  ['brand-spelling', { written: 'Marrow' }, 'Visitors read “Marrow” here, but “Marrow Tile Works”'],
  ['form-texts', { missing: ['next', 'back'] }, 'Still empty: “Next” and “Back”.'],
  ['title-length', { length: '113 characters', least: 15, most: 60 }, 'has 113 characters here, and search'],
  ['stray-mark', { mark: '**Dust' }, 'Visitors would see this as it is typed'],
  ['fact-form', { value: '12', rule: 'it is too short' }, 'cannot be right here: it is too short, so'],
  ['wrong-form', { written: '/about' }, /^This cannot be right here,/],
  ['stand-in', { cause: 'fact', what: 'street' }, /^This street is made up: visitors cannot find you/],
])('%s %j', (code, params, sentence) => {
  expect(describe(code, params)).toMatchObject({
    place: 'Text: the text',
    message:
      typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
  });
});

test.each([
  ['fact-by-hand', '{price.refinishing}', 'Use the price from the list, $8-$14'],
  ['phone-by-hand', '{phone}', 'Put the business’s phone number here'],
  ['broken-link', 'tel:{phone}', 'Put the business’s phone number here'],
  ['hours-by-hand', '{hours.weekdays}', 'Use “Weekdays” from “Business, menu, logo”: 8:00 AM-6:00 PM'],
  ['broken-link', '/about)', 'Link to “About us”'],
  ['broken-link', '#prices', 'Fix it'],
  ['unknown-value', 'shield-check', 'Use “Shield check”'],
  ['wrong-form', '"Closed"', 'Use “Closed”'],
  ['unknown-field', 'heading', 'Fix it'],
])('the button for %s with %s is "%s"', (code, text, fix) => {
  expect(describe(code, {}, text).fix).toBe(fix);
});

test('a condition is named without the field that it depends on, and a mistake of no field by its section', () => {
  expect(describe('wrong-condition', {}, undefined, ['sections', 0, 'when', 'rooms']).place).toBe(
    'Text: the condition',
  );
  expect(describe('unknown-field', {}, undefined, ['sections', 0, 'txt']).place).toBe('Text');
  expect(describe('old-form', {}, undefined, ['txt']).place).toBe('');
});

test('example texts are told apart', () => {
  expect(isExampleText({ code: 'stand-in' } as Problem)).toBe(true);
  expect(isExampleText({ code: 'low-contrast' } as Problem)).toBe(false);
});
