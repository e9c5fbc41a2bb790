import { expect, it } from 'vitest';
import { fontFaces, fontStack, hankenGrotesk, newsreader, type UsedFont } from './fonts.ts';

const fonts = [newsreader, hankenGrotesk];
const used: UsedFont[] = [
  { font: newsreader, weights: [450, 450] },
  { font: hankenGrotesk, weights: [400, 700] },
];

it('asks the build for the address of each file and scales the font that stands in', () => {
  const css = fontFaces(used, ({ font }) => `/fonts/${fonts.indexOf(font)}.woff2`);
  expect(css).toContain(
    "@font-face{font-family:'Newsreader';font-weight:450;font-display:swap;src:url(/fonts/0.woff2) format('woff2')}" +
      "@font-face{font-family:'Newsreader Fallback';src:local('Times New Roman'),local('Liberation Serif');" +
      'size-adjust:106.1%;ascent-override:69.3%;descent-override:25%;line-gap-override:0%}',
  );
  expect(css).toContain(
    "font-family:'Hanken Grotesk';font-weight:400 700;font-display:swap;src:url(/fonts/1.woff2)",
  );
});

it('names the stand-in after the font', () => {
  expect(fonts.map(fontStack)).toEqual([
    "'Newsreader','Newsreader Fallback',serif",
    "'Hanken Grotesk','Hanken Grotesk Fallback',sans-serif",
  ]);
});
