import { resolve } from 'node:path';
import { BrandError, readBrand } from '../client/brand-file.ts';
import { codeHash } from './engine-hash.ts';
import { cacheKey, type BuildCache } from './build-cache.ts';

/**
 * Returns the folder of a bundle of the engine with the brand of a site and its own section types. It is bundled when
 * the store has none of the same sources and the same brand.
 * @param name of the bundle, such as `browser`
 * @param bundle writes it to a folder
 * @throws BrandError when the brand was changed while it was bundled: nobody knows which of the two is in the bundle
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
