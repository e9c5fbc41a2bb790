import type { Font, UsedFont } from './fonts.ts';

/** The colors for one background. All text colors must have a contrast of at least 4.5:1. */
export type Tone = {
  /** The background. */
  ground: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  soft: string;
  /** Hairlines. */
  rule: string;
  /** Numerals and icons. */
  accent: string;
  /** The background of the call to action; `onAction` is its text. */
  action: string;
  actionHover: string;
  onAction: string;
  /** The focus outline. */
  focus: string;
};

/** The look of a site: colors, fonts and corner radius. */
export type Brand = {
  light: Tone;
  dark: Tone;
  /** The second shade of the light background, which every other section has. */
  alternate: string;
  /** The darkest background, such as that of the footer. */
  deep: string;
  /** A warm background for callouts and hover. */
  pale: string;
  /** The border of form fields; contrast of at least 3:1 on the light backgrounds. */
  field: string;
  success: string;
  error: string;
  /** Corner radius in px. */
  radius: number;
  /** Both fonts are preloaded, because every page needs them immediately. */
  fonts: { heading: Font; text: Font };
  /** Font weight of headings. */
  headingWeight: number;
};

/** Minimum and maximum font weight of text. */
const textWeights = [400, 700] as const;

/** Returns the fonts of a brand without duplicates and the range of weights that pages use; other weights are removed from the font files. */
export const collectFonts = ({ fonts: { heading, text }, headingWeight }: Brand): UsedFont[] => {
  if (heading !== text)
    return [
      { font: heading, weights: [headingWeight, headingWeight] },
      { font: text, weights: textWeights },
    ];
  const [min, max] = textWeights;
  return [{ font: text, weights: [Math.min(min, headingWeight), Math.max(max, headingWeight)] }];
};
