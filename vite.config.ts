import type { UserConfig } from 'vite';
import { scriptTargets } from './renderer/oldest-browsers.ts';
import roles from './schema/section-roles.json' with { type: 'json' };

/** The browser side. Pages are not built here: `site-builder/` renders them and names the files made here. */
export default {
  appType: 'custom',
  clearScreen: false,
  // Its package is CommonJS to Node; Vite reads the ESM build that it also has.
  ssr: { noExternal: ['notistack'] },
  optimizeDeps: {
    // All of them are found before the first page is served: a late find would reload the page.
    entries: ['renderer/browser/**/*.{ts,tsx,js}', 'renderer/sections/*.{tsx,js}'],
  },
  build: {
    target: scriptTargets,
    manifest: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // `use client` is for servers that render React components apart; here there are none.
      checks: { moduleLevelDirective: false },
      input: ['renderer/browser/react', 'renderer/browser/shell'],
      output: {
        codeSplitting: {
          // Each group takes what it imports with it, but for what a group above has.
          groups: [
            // The shell is started in steps, so that none keeps a slow telephone busy for long: each of these files is
            // run as a task of its own (renderer/browser/start.ts), after those that it imports.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom)[\\/]|renderer[\\/]browser[\\/]react\.[jt]s/,
            },
            { name: 'router', test: /node_modules[\\/]react-router/ },
            {
              name: 'styles',
              test: /node_modules[\\/]@(emotion|mui[\\/]system)[\\/]|renderer[\\/]browser[\\/]cache/,
            },
            {
              name: 'theme',
              test: /renderer[\\/]theme[\\/]index|@mui[\\/]material[\\/](styles|zero-styled|GlobalStyles|utils[\\/]memoTheme)/,
            },
            { name: 'shell', test: /renderer[\\/]browser[\\/]shell/ },
            // What forms and static sections have in common: neither waits for the other.
            {
              name: 'parts',
              test: /@mui[\\/]material[\\/]ButtonBase|renderer[\\/]parts[\\/](band|text[\\/](rich-text|section-heading))|@mui[\\/]material[\\/](Paper|utils)[\\/]/,
            },
            // Static sections come together, beside the data of the first page that is moved to.
            {
              name: 'sections',
              test: new RegExp(String.raw`renderer[\\/]sections[\\/](?!(${roles.live.join('|')})\.)`),
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
