import type { Brand } from './brand.ts';
import type { layout } from './layout.ts';
import type { tone } from './tone.ts';

type Additions = {
  layout: typeof layout;
  /** Colours of the ground at hand. */
  tone: typeof tone;
  /** Declarations that change the ground. */
  tones: { light: Record<string, string>; dark: Record<string, string> };
  brand: Brand;
};

declare module '@mui/material/styles' {
  interface Theme extends Additions {}
  interface ThemeOptions extends Additions {}
  interface TypeBackground {
    /** The other shade of the light ground. */
    alternate: string;
    /** The dark ground and the deepest one. */
    dark: string;
    deep: string;
    /** A warm surface for notes and hover. */
    pale: string;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Values that the style sheet asks for. */
    [variable: `--${string}`]: string | number;
  }
}
