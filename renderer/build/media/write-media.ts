import { mediaUrl } from '../../media.ts';
import type { OutputFolder } from '../output-folder.ts';
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
  out: OutputFolder,
): Promise<number> => {
  let count = 0;
  for (const { file, path } of await library.originals()) {
    if (path.startsWith('https://')) continue;
    if (file.formats.length === 0) await out.copy(path, file.base.slice(1));
    const made = file.formats.flatMap((format) => file.widths.map((width) => ({ format, width })));
    // One picture after the other: each already keeps every core busy.
    await Promise.all(
      made.map(async ({ format, width }) =>
        out.link(await encoded.file(path, width, format), mediaUrl(file, format, width).slice(1)),
      ),
    );
    count += made.length || 1;
  }
  return count;
};
