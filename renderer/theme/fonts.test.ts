import { expect, it } from 'vitest';
import { fontStack, hankenGrotesk, newsreader } from './fonts.ts';

it('fontStack contains the font and its fallback', () => {
  expect([newsreader, hankenGrotesk].map(fontStack)).toEqual([
    "'Newsreader','Newsreader Fallback',serif",
    "'Hanken Grotesk','Hanken Grotesk Fallback',sans-serif",
  ]);
});
