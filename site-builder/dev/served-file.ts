import { readFile } from 'node:fs/promises';
import type { Store } from '../cache/store.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { EncodedPictures } from '../media/encode.ts';
import type { LiveSite } from './live-site.ts';

type ServedFile = { type: string; content: Buffer };

/** Gives the fonts and pictures of a site while its documents are edited, each picture made when it is first asked for. */
export const servedFile = (live: Pick<LiveSite, 'picture'>, store: Store) => {
  const encoded = new EncodedPictures(store);

  const pictureAt = async (url: string): Promise<ServedFile | undefined> => {
    const asked = live.picture(url);
    if (!asked) return undefined;
    const { picture, width, format } = asked;
    const made = width !== undefined && (format === 'avif' || format === 'webp');
    try {
      const file = made ? await encoded.file(picture, { width, format }) : picture.path;
      return { type: made ? `image/${format}` : 'image/svg+xml', content: await readFile(file) };
    } catch {
      // Deleted or replaced since the documents were right: that is reported as a problem of the documents.
      return undefined;
    }
  };

  /** @returns nothing when there is no such file */
  return async (url: string, fonts: readonly FontFile[]): Promise<ServedFile | undefined> => {
    const font = fonts.find((each) => each.url === url);
    return font ? { type: 'font/woff2', content: await readFile(font.path) } : pictureAt(url);
  };
};
