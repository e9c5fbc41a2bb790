import type { Plugin } from 'vite';

/**
 * Parts of MUI that this site never runs and that no bundler can leave out by itself, because MUI decides at run
 * time: CSS variables for several colour schemes (the theme has one), the theme of pages that have none, a theme as
 * text, ripples (the theme switches them off), the spinner of a loading button, and text areas that grow. Together
 * they are a tenth of what the browser fetches at the first sign of intent. By file, with the names that it exports.
 */
const unused: Record<string, string[]> = {
  'styles/createThemeWithVars.mjs': ['default', 'createGetCssVar'],
  'styles/ThemeProviderWithVars.mjs': ['CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript'],
  'styles/defaultTheme.mjs': ['default'],
  'styles/stringifyTheme.mjs': ['stringifyTheme'],
  'ButtonBase/TouchRipple.mjs': ['default', 'DELAY_RIPPLE'],
  'CircularProgress/CircularProgress.mjs': ['default'],
  'TextareaAutosize/TextareaAutosize.mjs': ['default'],
};

const partOf = (id: string): string | undefined => /\/@mui\/material\/(.+)$/.exec(id)?.[1];

const stubOf = (part: string, names: string[]): string => {
  const words = JSON.stringify(`@mui/material/${part} is left out of the browser side; see unused-parts.ts`);
  const exported = names.map((name) => `stub as ${name}`).join(', ');
  return `const stub = () => { throw new Error(${words}); };\nexport { ${exported} };`;
};

/**
 * Leaves them out of the browser side. The build fails when a later MUI has moved one of them, so that the list
 * stays true.
 */
export const leaveOutUnused = (): Plugin => {
  const met = new Set<string>();
  return {
    name: 'leave-out-unused',
    apply: 'build',
    load: {
      filter: { id: Object.keys(unused).map((part) => `**/@mui/material/${part}`) },
      handler(id) {
        const part = partOf(id);
        const names = part === undefined ? undefined : unused[part];
        if (part === undefined || names === undefined) return null;
        met.add(part);
        return { code: stubOf(part, names), moduleSideEffects: false };
      },
    },
    buildEnd() {
      const missing = Object.keys(unused).filter((part) => !met.has(part));
      if (missing.length > 0)
        this.error(`@mui/material has no ${missing.join(', ')}; correct unused-parts.ts`);
    },
  };
};
