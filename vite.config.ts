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
    rolldownOptions: { input: 'renderer/browser/loader.ts' },
  },
});
