import type { Font, UsedFont } from './fonts.ts';

/** Colours that depend on the ground they stand on. Every pair with text keeps 4.5:1 on its ground. */
export type Tone = {
  ground: string;
  /** Text. */
  ink: string;
  /** Text that steps back. */
  soft: string;
  /** Hairlines. */
  rule: string;
  /** Numerals and icons. */
  accent: string;
  /** The one call to action of the site, and the text on it. */
  action: string;
  actionHover: string;
  onAction: string;
  /** The ring around what has the focus. */
  focus: string;
};

/** What makes a site look like itself. Another business writes another one of these. */
export type Brand = {
  light: Tone;
  dark: Tone;
  /** The light ground's other shade: sections take turns. */
  alternate: string;
  /** The deepest shade, under the dark ground. */
  deep: string;
  /** A warm surface for notes and hover. */
  pale: string;
  /** The border of a field; 3:1 on the light grounds. */
  field: string;
  success: string;
  error: string;
  /** Rounding of corners in pixels. */
  radius: number;
  /** Both are needed by every page at once, so both are preloaded. */
  fonts: { heading: Font; text: Font };
  /** Weight of headings. */
  headingWeight: number;
};

/** Text is regular, semibold or bold. */
const textWeights = [400, 700] as const;

/** The fonts of a brand, each once: what its pages do not ask for is left out of their files. */
export const collectFonts = ({ fonts: { heading, text }, headingWeight }: Brand): UsedFont[] => {
  if (heading !== text)
    return [
      { font: heading, weights: [headingWeight, headingWeight] },
      { font: text, weights: textWeights },
    ];
  const [least, most] = textWeights;
  return [{ font: text, weights: [Math.min(least, headingWeight), Math.max(most, headingWeight)] }];
};
