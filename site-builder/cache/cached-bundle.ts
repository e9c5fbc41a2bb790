import { resolve } from 'node:path';
import { BrandFault, readBrand } from '../client/brand-file.ts';
import { codeVersion } from './engine-hash.ts';
import { keyOf, type Store } from './build-cache.ts';

/**
 * Returns the folder of a bundle of the engine with the brand of a site and its own section types. It is bundled when
 * the store has none of the same sources and the same brand.
 * @param name of the bundle, such as `browser`
 * @param bundle writes it to a folder
 * @throws BrandFault when the brand was changed while it was bundled: nobody knows which of the two is in the bundle
 */
export const storedBundle = async (
  name: string,
  themeFile: string,
  store: Store,
  bundle: (folder: string) => Promise<void>,
): Promise<string> => {
  const currentKey = async (): Promise<string> =>
    `${name}-${keyOf(codeVersion(), resolve(themeFile), await readBrand(themeFile))}`;
  const key = await currentKey();
  return store.path(key, async (folder) => {
    await bundle(folder);
    if ((await currentKey()) !== key)
      throw new BrandFault('The brand was changed while it was bundled', 'Build again.');
  });
};
