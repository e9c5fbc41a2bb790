import { createRequire } from 'node:module';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedBundle } from '../../cache/cached-bundle.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { readBrand } from '../../client/brand-file.ts';
import { fontAssets, fontFiles } from '../../fonts/font-files.ts';
import { engineRoot } from '../../engine.mjs';

const bundle = async (themeFile: string, folder: string): Promise<void> => {
  const [{ build }, { overlayPlugin }] = await Promise.all([
    import('vite'),
    import('../../client/overlay-plugin.ts'),
  ]);
  const source = join(engineRoot, 'studio');
  await build({
    configFile: false,
    root: source,
    // Wherever it is served, it finds what belongs to it.
    base: './',
    logLevel: 'warn',
    plugins: [overlayPlugin(themeFile)],
    worker: {
      format: 'es',
      plugins: () => [overlayPlugin(themeFile)],
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // As it is deployed, whatever the environment of the command that builds it.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      // The checks are one file, for their thread.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        input: ['index.html', 'deployed.html', 'page.html'].map((name) => join(source, name)),
      },
    },
  });
};

/** The Studio as static files, with the fonts of a brand for the pages in it; it is built when the engine or the brand has changed. */
export const buildStudio = (themeFile: string, store: BuildCache): Promise<string> =>
  cachedBundle('studio', themeFile, store, async (folder) => {
    await bundle(themeFile, folder);
    // The decoder of pictures of telephones is a file of its own, under the LGPL.
    const { resolve: found } = createRequire(join(engineRoot, 'studio/package.json'));
    await cp(found('libheif-js/libheif-wasm/LICENSE'), join(folder, 'libheif-LICENSE.txt'));
    const fonts = await fontFiles(await readBrand(themeFile), store);
    for (const { path, url } of fonts) await cp(path, join(folder, url));
    const { fontCss } = fontAssets(fonts);
    await writeFile(join(folder, 'fonts.css'), fontCss.replaceAll('/assets/', './assets/'));
  });
