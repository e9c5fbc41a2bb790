import { join } from 'node:path';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { engineHash } from './engine-hash.ts';

/** Returns the image metadata cached by earlier commands. Its `save` writes new entries. */
export const loadImageInfos = (cacheDir: string): ImageInfos =>
  new ImageInfos({ file: join(cacheDir, 'picture-facts.json'), version: engineHash() });
