import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean.ts';

test('cleanLine removes control characters and replaces lone surrogates', () => {
  expect(cleanLine(' Ann\r\n\tMiller\u0000\u007f\u0085\u2028 ')).toBe('Ann Miller');
  expect(cleanLine('李 \ud83d\ude00 \ud83d x\uffff')).toBe('李 😀 \ufffd x');
});

test('cleanText normalizes line breaks and keeps tabs', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four\u2029five\n\tsix\u001b\u0000 ')).toBe(
    'one\ntwo\nthree\nfour\nfive\n\tsix',
  );
});
