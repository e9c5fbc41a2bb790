/** A self-hosted variable font; a system font is displayed until it has loaded. */
export type Font = {
  family: string;
  /** The font file in an installed package; the build copies it and sets its URL. */
  file: string;
  /** The generic family used if neither the font nor its fallback is available. */
  generic: 'serif' | 'sans-serif';
};

/** A serif for large sizes. */
export const newsreader: Font = {
  family: 'Newsreader',
  file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  generic: 'serif',
};

/** A sans serif for reading. */
export const hankenGrotesk: Font = {
  family: 'Hanken Grotesk',
  file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  generic: 'sans-serif',
};

/** A font and the range of weights that pages use. */
export type UsedFont = { font: Font; weights: readonly [min: number, max: number] };

/** Returns a CSS font stack: the font, its metric-adjusted fallback, and the generic family. */
export const fontStack = ({ family, generic }: Font): string => `'${family}','${family} Fallback',${generic}`;
