import type { UserConfig } from 'vite';
import { scriptTargets } from './renderer/oldest-browsers.ts';
import { sharedPackages } from './site-builder/engine.mjs';
import roles from './schema/section-roles.json' with { type: 'json' };

/** Builds the client code. Pages are rendered by `site-builder/`, which refers to the files built here. */
export default {
  appType: 'custom',
  clearScreen: false,
  // Node would load the CommonJS build of the package; Vite uses its ESM build.
  ssr: { noExternal: ['notistack'] },
  resolve: { dedupe: sharedPackages },
  optimizeDeps: {
    // Discover all dependencies before the first page is served; a later discovery would reload the page.
    entries: ['renderer/browser/**/*.{ts,tsx,js}', 'renderer/sections/*.{tsx,js}'],
  },
  build: {
    target: scriptTargets,
    manifest: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Browsers load the rules of form fields, but not the schemas next to them.
      treeshake: { moduleSideEffects: [{ test: /[\\/]schema[\\/]fields\.[jt]s$/, sideEffects: false }] },
      // `use client` has no meaning here, because there are no React Server Components.
      checks: { moduleLevelDirective: false },
      input: ['renderer/browser/react', 'renderer/browser/shell'],
      output: {
        codeSplitting: {
          // Each chunk contains its imports, except those in a chunk above.
          groups: [
            // The shell starts in steps, so that no task blocks a slow phone for long: each of these files is executed
            // in a separate task (renderer/browser/start.ts), after its imports.
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
            { name: 'icons', test: /renderer[\\/]parts[\\/]icon\./ },
            // Code shared by hydrated and static sections, so that neither depends on the other.
            {
              name: 'parts',
              test: /@mui[\\/]material[\\/]ButtonBase|renderer[\\/]parts[\\/](band|text\.)|@mui[\\/]material[\\/](Paper|utils)[\\/]|renderer[\\/](controls|forms[\\/]message-line)|schema[\\/]forms[\\/](message-for|kinds[\\/]number)/,
            },
            { name: 'hero', test: /renderer[\\/]parts[\\/](hero[\\/]|image[\\/]slideshow|pause-button)/ },
            { name: 'prices', test: /renderer[\\/]parts[\\/]prices/ },
            // All static sections are one chunk, loaded in parallel with the data of the first page navigated to.
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
