import { join } from 'node:path';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { engineHash } from './engine-hash.ts';

/** What earlier commands found out about picture files; `save` keeps what this one does. */
export const loadImageInfos = (cacheDir: string): ImageInfos =>
  new ImageInfos({ file: join(cacheDir, 'picture-facts.json'), version: engineHash() });
