import { expect, it } from 'vitest';
import { fontStack, hankenGrotesk, newsreader } from './fonts.ts';

it('names the stand-in after the font', () => {
  expect([newsreader, hankenGrotesk].map(fontStack)).toEqual([
    "'Newsreader','Newsreader Fallback',serif",
    "'Hanken Grotesk','Hanken Grotesk Fallback',sans-serif",
  ]);
});
