import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';

/** What is known of the pictures of the site, by their names in `media/`. */
export type Pictures = ReadonlyMap<string, ReturnType<typeof parseImageInfo>>;

const pictureTexts = (texts: FileTexts): FileTexts =>
  new Map([...texts].filter(([name]) => name.startsWith(mediaFolder)));

/** What is known of the pictures among the texts of a site. */
export const parseImages = (texts: FileTexts): Pictures =>
  new Map(
    [...pictureTexts(texts)].map(([path, text]) => {
      const name = path.slice(mediaFolder.length);
      return [name, parseImageInfo(name, text)];
    }),
  );

/** Whether a picture is another one in other texts. */
export const haveImagesChanged = (before: FileTexts, after: FileTexts): boolean =>
  diffTexts(pictureTexts(before), pictureTexts(after)).length > 0;
