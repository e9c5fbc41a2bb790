/** A self-hosted variable font; until it has loaded, a system font takes its place. */
export type Font = {
  family: string;
  /** The file inside an installed package; the build copies it and knows its address. */
  file: string;
  /** What a system without either has instead. */
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

/** A font and the weights that pages ask for, from the least to the most. */
export type UsedFont = { font: Font; weights: readonly [least: number, most: number] };

/** A CSS font stack: the font, its scaled stand-in, and what any system has. */
export const fontStack = ({ family, generic }: Font): string => `'${family}','${family} Fallback',${generic}`;
