import { mediaFolder, readPictureText } from '../../documents/read/site/serialize-image-info.ts';
import { differences, type Texts } from '../store/patches.ts';

/** What is known of the pictures of the site, by their names in `media/`. */
export type Pictures = ReadonlyMap<string, ReturnType<typeof readPictureText>>;

const pictureTexts = (texts: Texts): Texts =>
  new Map([...texts].filter(([name]) => name.startsWith(mediaFolder)));

/** What is known of the pictures among the texts of a site. */
export const picturesIn = (texts: Texts): Pictures =>
  new Map(
    [...pictureTexts(texts)].map(([path, text]) => {
      const name = path.slice(mediaFolder.length);
      return [name, readPictureText(name, text)];
    }),
  );

/** Whether a picture is another one in other texts. */
export const differInPictures = (before: Texts, after: Texts): boolean =>
  differences(pictureTexts(before), pictureTexts(after)).length > 0;
