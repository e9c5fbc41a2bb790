/** A self-hosted variable font and the system font that holds its place until it is there. */
export type Font = {
  family: string;
  /** The file inside an installed package; the build copies it and knows its address. */
  file: string;
  /** What a system without either has instead. */
  generic: 'serif' | 'sans-serif';
  /** A system font, scaled so that the text does not move when the real one arrives. */
  fallback: { local: string[]; sizeAdjust: string; ascent: string; descent: string };
};

/**
 * A serif for large sizes. The fallback's size is the ratio of the mean widths of English text
 * (0.430 em at weight 450 against 0.406 em), its ascent and descent those of the font divided by it.
 */
export const newsreader: Font = {
  family: 'Newsreader',
  file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  generic: 'serif',
  fallback: {
    local: ['Times New Roman', 'Liberation Serif'],
    sizeAdjust: '106.1%',
    ascent: '69.3%',
    descent: '25%',
  },
};

/** A sans serif for reading (0.447 em against 0.444 em). */
export const hankenGrotesk: Font = {
  family: 'Hanken Grotesk',
  file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  generic: 'sans-serif',
  fallback: {
    local: ['Arial', 'Liberation Sans'],
    sizeAdjust: '100.7%',
    ascent: '99.3%',
    descent: '30.1%',
  },
};

/** A font and the weights that pages ask for, from the least to the most. */
export type UsedFont = { font: Font; weights: readonly [least: number, most: number] };

/** A CSS font stack: the font, its scaled stand-in, and what any system has. */
export const fontStack = ({ family, generic }: Font): string => `'${family}','${family} Fallback',${generic}`;

const face = (rules: Record<string, string>): string =>
  `@font-face{${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const faces = <Used extends UsedFont>(used: Used, urlOf: (used: Used) => string): string => {
  const { family, fallback } = used.font;
  const [least, most] = used.weights;
  return (
    face({
      'font-family': `'${family}'`,
      'font-weight': least === most ? `${least}` : `${least} ${most}`,
      'font-display': 'swap',
      src: `url(${urlOf(used)}) format('woff2')`,
    }) +
    face({
      'font-family': `'${family} Fallback'`,
      src: fallback.local.map((name) => `local('${name}')`).join(','),
      'size-adjust': fallback.sizeAdjust,
      'ascent-override': fallback.ascent,
      'descent-override': fallback.descent,
      'line-gap-override': '0%',
    })
  );
};

/**
 * The `@font-face` rules of some fonts.
 * @param urlOf gives the address under which the build serves a font
 * @returns CSS text
 */
export const fontFaces = <Used extends UsedFont>(fonts: Used[], urlOf: (used: Used) => string): string =>
  fonts.map((used) => faces(used, urlOf)).join('');
