import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaUrl } from '../../media.ts';
import type { EncodedPictures } from './encode.ts';
import type { MediaLibrary } from './media-library.ts';

/**
 * Writes every file that the pictures of a site need.
 * @param out the folder of the finished site
 * @returns the number of files
 */
export const writeMedia = async (
  library: MediaLibrary,
  encoded: EncodedPictures,
  out: string,
): Promise<number> => {
  let count = 0;
  await mkdir(join(out, 'media'), { recursive: true });
  for (const { file, path } of await library.originals()) {
    if (path.startsWith('https://')) continue;
    if (file.formats.length === 0) await copyFile(path, join(out, file.base));
    const made = file.formats.flatMap((format) => file.widths.map((width) => ({ format, width })));
    // One picture after the other: each already keeps every core busy.
    await Promise.all(
      made.map(({ format, width }) =>
        encoded.copy(path, width, format, join(out, mediaUrl(file, format, width))),
      ),
    );
    count += made.length || 1;
  }
  return count;
};
