import { expect, test } from 'vitest';
import { cleanText } from './clean.ts';
import { leadRequest } from './request.ts';
import { countCharacters, rules } from './rules.ts';

/** Samples of all kinds: separators, joiners, marks, embeddings, overrides, isolates, fillers, selectors, tags. */
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2063\u2066',
  ...'\u2069\u206f\u3164\ufe0f\ufeff\uffa0\ufff9\u{e0001}\u{e0061}\u{e0100}',
];
const plain = {
  type: 'estimate',
  name: 'Ann Miller',
  email: 'ann@visitor.example',
  phone: '+1 714 555 0199',
  zipCode: '92626',
  message: 'x'.repeat(rules.messageMinimum),
  rooms: ['kitchen'],
};

test.each(invisible.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'U+%s before, inside or after the value of any field is removed',
  (_, character) => {
    const pasted = (value: string) =>
      `${character}${value.slice(0, 2)}${character}${character}${value.slice(2)}${character}`;
    const { type, rooms, ...texts } = plain;
    const sent = Object.entries(texts).map(([name, value]) => [name, pasted(value)]);
    expect(leadRequest.parse({ type, rooms, ...Object.fromEntries(sent) })).toEqual(plain);
    for (const name of Object.keys(texts))
      expect(leadRequest.safeParse({ ...plain, [name]: character }).error?.issues[0]).toMatchObject({
        path: [name],
        message: 'required',
      });
  },
);

test('countCharacters ignores invisible characters, so browser and server agree on the length of a message', () => {
  expect(countCharacters('\u200b'.repeat(rules.messageMinimum))).toBe(0);
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
