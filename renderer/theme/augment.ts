import type { Brand } from '../../schema/brand.ts';
import type { layout } from './layout.ts';
import type { tone } from './tone.ts';

type Additions = {
  layout: typeof layout;
  /** References to the colors of the current background. */
  tone: typeof tone;
  /** CSS declarations that switch to the light or dark background. */
  tones: { light: Record<string, string>; dark: Record<string, string> };
  brand: Brand;
};

declare module '@mui/material/styles' {
  interface Theme extends Additions {}
  interface ThemeOptions extends Additions {}
  interface TypeBackground {
    /** The second shade of the light background. */
    alternate: string;
    /** The darkest background. */
    deep: string;
    /** A warm background for callouts and hover. */
    pale: string;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** CSS variables. */
    [variable: `--${string}`]: string | number;
  }
}
