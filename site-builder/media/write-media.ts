import { madeFiles, mediaUrl } from '../../renderer/media.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { EncodedPictures } from './encode.ts';
import type { MediaLibrary } from './media-library.ts';

/**
 * Writes every file that the described pictures of a site need.
 * @param out the folder of the finished site
 * @returns the number of files
 */
export const writeMedia = async (
  library: MediaLibrary,
  encoded: EncodedPictures,
  out: OutputFolder,
): Promise<number> => {
  let count = 0;
  for (const { file, picture } of library.described()) {
    const made = madeFiles(file);
    if (made.length === 0) await out.copy(picture.path, file.base.slice(1), picture.hash);
    // One picture after the other: each already keeps every core busy.
    await Promise.all(
      made.map(async (one) => out.copy(await encoded.file(picture, one), mediaUrl(file, one).slice(1))),
    );
    count += made.length || 1;
  }
  return count;
};
