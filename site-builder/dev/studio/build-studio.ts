import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FontPackage } from '../../../documents/read/site/brand.ts';
import type { Brand } from '../../../schema/brand.ts';
import { cacheKey, type BuildCache } from '../../cache/build-cache.ts';
import { codeHash } from '../../cache/engine-hash.ts';
import { findFontPackage } from '../../../documents/node/font-packages.ts';
import { fontAssets, createFontFiles } from '../../fonts/font-files.ts';
import { engineRoot, readManifest } from '../../engine.mjs';

/** Returns the fonts among the packages of the site and the engine, by the name of their package. */
const listFontPackages = (): Record<string, FontPackage> => {
  const site = existsSync('package.json') ? readFileSync('package.json', 'utf8') : '{}';
  const { dependencies, devDependencies } = JSON.parse(site) as Record<string, object | undefined>;
  const names = Object.keys({ ...readManifest().dependencies, ...dependencies, ...devDependencies });
  const found = names.filter((name) => name.includes('font')).map((name) => [name, findFontPackage(name)]);
  return Object.fromEntries(found.filter(([, font]) => font)) as Record<string, FontPackage>;
};

/**
 * Bundles pages of the Studio.
 * @param names the HTML files; a page that is bundled alone has a single script with all its dynamic imports
 */
const bundle = async (folder: string, names: string[]): Promise<void> => {
  const [{ build }, { overlayPlugin }] = await Promise.all([
    import('vite'),
    import('../../client/overlay-plugin.ts'),
  ]);
  const source = join(engineRoot, 'studio');
  await build({
    configFile: false,
    root: source,
    // Relative URLs, so that it can be served at any path.
    base: './',
    logLevel: 'warn',
    plugins: [overlayPlugin()],
    worker: {
      format: 'es',
      plugins: () => [overlayPlugin()],
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    define: {
      // The bundle is always the production one, whatever the environment of this command.
      'process.env.NODE_ENV': '"production"',
      installedFontPackages: JSON.stringify(listFontPackages()),
    },
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      target: 'es2022',
      // The worker with the checks and what both pages share are single files.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        input: names.map((name) => join(source, name)),
        output: { codeSplitting: names.length > 1 },
      },
    },
  });
};

/** Returns the folder of the Studio as static files, with the fonts of a brand for previews. Builds it if the engine or a font has changed. */
export const buildStudio = (brand: Brand | undefined, store: BuildCache): Promise<string> =>
  store.path(`studio-${cacheKey(codeHash(), brand?.fonts, brand?.headingWeight)}`, async (folder) => {
    await bundle(folder, ['index.html', 'deployed.html']);
    // Otherwise every section type would be a request of each preview.
    await bundle(folder, ['page.html']);
    // The HEIC decoder is a separate file because it is under the LGPL, so its license is included.
    const { resolve } = createRequire(join(engineRoot, 'studio/package.json'));
    await cp(resolve('libheif-js/libheif-wasm/LICENSE'), join(folder, 'libheif-LICENSE.txt'));
    const fonts = brand ? await createFontFiles(brand, store) : [];
    for (const { path, url } of fonts) await cp(path, join(folder, url));
    const { fontCss } = fontAssets(fonts);
    await writeFile(join(folder, 'fonts.css'), fontCss.replaceAll('/assets/', './assets/'));
  });
