import { join } from 'node:path';
import { PictureFacts } from '../../documents/node/images/image-infos.ts';
import { engineVersion } from './engine-hash.ts';

/** What earlier commands found out about picture files; `save` keeps what this one does. */
export const pictureFacts = (cacheDir: string): PictureFacts =>
  new PictureFacts({ file: join(cacheDir, 'picture-facts.json'), version: engineVersion() });
