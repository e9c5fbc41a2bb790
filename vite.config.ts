import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser side. Pages are not built here: `renderer/build/` draws them and names the files made here. */
export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  clearScreen: false,
  // Its package is CommonJS to Node; Vite reads the ESM build that it also has.
  ssr: { noExternal: ['notistack'] },
  optimizeDeps: {
    // All of them are found before the first page is served: a late find would reload the page.
    entries: ['renderer/browser/*.{ts,tsx}', 'renderer/sections/*.tsx'],
  },
  build: {
    manifest: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The steps of starting the shell, in their order; the script that asks for them is made beside them
      // (renderer/build/start-script.ts).
      input: ['renderer/browser/react.ts', 'renderer/browser/styles.ts', 'renderer/browser/shell.tsx'],
      output: {
        codeSplitting: {
          // Each group takes what it imports with it, but for what a group above has.
          groups: [
            // Three tasks instead of one, so that none keeps a slow telephone busy for long. What a step in
            // renderer/browser imports must not wait for a later one: the theme belongs to the styles.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom)[\\/]|renderer[\\/]browser[\\/]react\.ts/,
            },
            {
              name: 'styles',
              test: /node_modules[\\/](@emotion|@mui[\\/](system|material[\\/]styles))[\\/]|renderer[\\/]browser[\\/]styles\.ts/,
            },
            { name: 'shell', test: /renderer[\\/]browser[\\/]shell/ },
            // Static sections come together, beside the data of the first page that is moved to.
            { name: 'sections', test: /renderer[\\/]sections[\\/](?!contact-form|estimate-form)/ },
          ],
        },
      },
    },
  },
});
