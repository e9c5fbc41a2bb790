import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';

/** Info of the site's images by name in `media/`. */
export type Pictures = ReadonlyMap<string, ReturnType<typeof parseImageInfo>>;

const imageTexts = (texts: FileTexts): FileTexts =>
  new Map([...texts].filter(([name]) => name.startsWith(mediaFolder)));

/** Parses the info of all images among the texts of a site. */
export const parseImages = (texts: FileTexts): Pictures =>
  new Map(
    [...imageTexts(texts)].map(([path, text]) => {
      const name = path.slice(mediaFolder.length);
      return [name, parseImageInfo(name, text)];
    }),
  );

/** Whether any image differs between two versions of the texts. */
export const haveImagesChanged = (before: FileTexts, after: FileTexts): boolean =>
  diffTexts(imageTexts(before), imageTexts(after)).length > 0;
