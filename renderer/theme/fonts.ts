import type { Brand, Font } from '../../schema/brand.ts';

/** A font with a file and the range of weights that pages use; other weights are removed from the file. */
export type UsedFont = { font: Font & { file: string }; weights: readonly [min: number, max: number] };

/** Minimum and maximum font weight of text. */
const textWeights = [400, 700] as const;

/** Returns the fonts of a brand that have files, without duplicates, with the weights that pages use. */
export const collectFonts = ({ fonts: { heading, text }, headingWeight }: Brand): UsedFont[] => {
  const [min, max] = textWeights;
  const fonts =
    heading.file === text.file
      ? [{ font: text, weights: [Math.min(min, headingWeight), Math.max(max, headingWeight)] as const }]
      : [
          { font: heading, weights: [headingWeight, headingWeight] as const },
          { font: text, weights: textWeights },
        ];
  return fonts.filter((used): used is UsedFont => used.font.file !== undefined);
};

const systemFonts = { serif: 'ui-serif,Georgia,serif', 'sans-serif': 'system-ui,sans-serif' };

/** Returns a CSS font stack: the font, its metric-adjusted fallback, and the generic family. */
export const fontStack = ({ family, generic }: Font): string =>
  family === undefined ? systemFonts[generic] : `'${family}','${family} Fallback',${generic}`;
