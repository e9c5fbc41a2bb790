import { join } from 'node:path';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { BuildCache, cacheKey } from './build-cache.ts';
import { engineHash } from './engine-hash.ts';

/** Returns the image metadata cached by earlier commands. Its `save` writes new entries. */
export const loadImageInfos = (cacheDir: string): ImageInfos => {
  const store = new BuildCache(join(cacheDir, 'store'));
  const name = `image-infos-${cacheKey(engineHash())}`;
  return new ImageInfos({ read: () => store.read(name), write: (infos) => store.write(name, infos) });
};
