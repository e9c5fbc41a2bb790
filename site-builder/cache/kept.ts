import { join } from 'node:path';
import type { WordFacts } from '../../documents/check/words/word-facts.ts';
import type { Reading } from '../../documents/read/document/site-document.ts';
import { pictureCache } from '../media/encode.ts';
import { PictureFacts } from '../media/picture-facts.ts';
import { codeVersion } from './code-version.ts';
import { KeptValues } from './kept-values.ts';

/** What commands on this machine know of the documents and pictures that they have read before. */
export const keptForReading = (cacheDir: string) => {
  const version = codeVersion();
  const readings = new KeptValues<Reading>(join(cacheDir, 'documents'), version);
  const words = new KeptValues<WordFacts>(join(cacheDir, 'words'), version);
  const pictures = new PictureFacts({ file: join(pictureCache(cacheDir), 'measured.json'), version });
  /** Keeps what was read now. */
  const save = async (): Promise<void> => {
    await Promise.all([readings.save(), words.save(), pictures.save()]);
  };
  return { readings, words, pictures, save };
};
