import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import type { FileTexts } from '../store/patches.ts';

/** Info of the site's images by name in `media/`. */
export type Pictures = ReadonlyMap<string, ReturnType<typeof parseImageInfo>>;

/** Parses the info of all images among the texts of a site. */
export const parseImages = (texts: FileTexts): Pictures =>
  new Map(
    [...texts].flatMap(([path, text]) => {
      const name = path.slice(mediaFolder.length);
      return path.startsWith(mediaFolder) ? [[name, parseImageInfo(name, text)]] : [];
    }),
  );
