import { resolve } from 'node:path';
import { BrandError, readBrand } from '../client/brand-file.ts';
import { codeHash } from './engine-hash.ts';
import { cacheKey, type BuildCache } from './build-cache.ts';

/**
 * Returns the folder of a bundle of the engine with the brand and the own section types of a site. Bundles again only if
 * the sources or the brand have changed.
 * @param name the name of the bundle, such as `browser`
 * @param bundle writes the bundle to a folder
 * @throws BrandError if the brand was changed during bundling, because the bundle could then contain either version
 */
export const cachedBundle = async (
  name: string,
  themeFile: string,
  store: BuildCache,
  bundle: (folder: string) => Promise<void>,
): Promise<string> => {
  const currentKey = async (): Promise<string> =>
    `${name}-${cacheKey(codeHash(), resolve(themeFile), await readBrand(themeFile))}`;
  const key = await currentKey();
  return store.path(key, async (folder) => {
    await bundle(folder);
    if ((await currentKey()) !== key)
      throw new BrandError('The brand was changed while it was bundled', 'Build again.');
  });
};
