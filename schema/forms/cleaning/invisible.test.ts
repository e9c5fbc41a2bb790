import { expect, test } from 'vitest';
import { cleanText } from './clean.ts';
import { checkForm } from '../check-form.ts';
import type { Field } from '../field.ts';
import { countCharacters } from '../checked-value.ts';

/** Samples of all kinds: separators, joiners, marks, embeddings, overrides, isolates, fillers, selectors, tags. */
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2063\u2066',
  ...'\u2069\u206f\u3164\ufe0f\ufeff\uffa0\ufff9\u{e0001}\u{e0061}\u{e0100}',
];
const fields: Field[] = [
  { kind: 'name', name: 'name', label: 'Name' },
  { kind: 'email', name: 'email', label: 'Email' },
  { kind: 'phone', name: 'phone', label: 'Phone' },
  { kind: 'postal-code', name: 'zipCode', label: 'Zip code' },
  { kind: 'number', name: 'area', label: 'Area' },
  { kind: 'paragraph', name: 'message', label: 'Message', minimum: 100 },
];
const form = { steps: [{ fields }] };
const plain = {
  name: 'Ann Miller',
  email: 'ann@visitor.example',
  phone: '+1 714 555 0199',
  zipCode: '92626',
  area: '250',
  message: 'x'.repeat(100),
};

test.each(invisible.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'U+%s before, inside or after the value of any field is removed',
  (_, character) => {
    const pasted = (value: string) =>
      `${character}${value.slice(0, 2)}${character}${character}${value.slice(2)}${character}`;
    const sent = Object.entries(plain).map(([name, value]) => [name, pasted(value)]);
    expect(checkForm(form, Object.fromEntries(sent), '2026-06-01')).toEqual({ values: plain });
    for (const field of Object.keys(plain))
      expect(checkForm(form, { ...plain, [field]: character }, '2026-06-01')).toEqual({
        errors: [{ field, rule: 'required' }],
      });
  },
);

test('countCharacters ignores invisible characters, so browser and server agree on the length of a message', () => {
  expect(countCharacters('\u200b'.repeat(100))).toBe(0);
  expect(countCharacters('a\u200bb\r\nc ')).toBe(4);
});

test.each([
  'Thanks 👩‍👩‍👧‍👦 ❤️ 1️⃣ #️⃣ ©️ 👍🏽 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇺🇸',
  'می‌خواهم کف آشپزخانه را عوض کنم',
  'אני עובד עם C++\u200f בבית (ABC)\u200e.',
  '\u0915\u094d\u200d\u0937 \u0915\u094d\u200c\u0937 \u09b0\u200c\u09cd\u09af\u09be\u09ac \u0dc1\u0dca\u200d\u0dbb\u0dd3',
  '葛\u{e0100}城',
  'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌',
])('keeps invisible characters that a script or an emoji needs: %s', (text) => {
  expect(cleanText(text)).toBe(text);
});
