import { expect, it } from 'vitest';
import { exampleBrand } from '../../tests/support/sites/example-brand.ts';
import { collectFonts, fontStack } from './fonts.ts';

const { heading, text } = exampleBrand.fonts;

it('fontStack contains the font and its fallback, or the fonts of the device', () => {
  expect([heading, text, { generic: 'serif' as const }].map(fontStack)).toEqual([
    "'Newsreader','Newsreader Fallback',serif",
    "'Hanken Grotesk','Hanken Grotesk Fallback',sans-serif",
    'ui-serif,Georgia,serif',
  ]);
});

it('collectFonts joins the weights of one font, and leaves out fonts of the device', () => {
  const weightsOf = (fonts: typeof exampleBrand.fonts) =>
    collectFonts({ ...exampleBrand, fonts }).map(({ font, weights }) => [font.family, ...weights]);
  expect(weightsOf({ heading, text })).toEqual([
    ['Newsreader', 450, 450],
    ['Hanken Grotesk', 400, 700],
  ]);
  expect(weightsOf({ heading: text, text: { ...text } })).toEqual([['Hanken Grotesk', 400, 700]]);
  expect(weightsOf({ heading: { generic: 'serif' }, text })).toEqual([['Hanken Grotesk', 400, 700]]);
  expect(weightsOf({ heading: { generic: 'serif' }, text: { generic: 'serif' } })).toEqual([]);
});
