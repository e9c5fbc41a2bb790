import type { Picture, PictureFact, PictureFault } from './image-info.ts';
import type { SiteContent } from './site-content.ts';

/** Where the pictures of a site are. */
export const mediaFolder = 'media/';

/** What is written of a picture; `hash` names its content, also when that is no picture. */
type Written = Omit<Picture, 'path'> | { hash: string; fault: PictureFault };

/**
 * Among the texts of a site a picture is one line: what is known of it, and the hash under which the store finds its
 * content. So whatever can be done to a text can be done to a picture: undo, sharing, saving only what has not changed
 * meanwhile.
 * @param hash of the content, which a file that is no picture has, too
 */
export const pictureText = (fact: PictureFact, hash: string): string => {
  if ('fault' in fact) return JSON.stringify({ hash, fault: fact.fault } satisfies Written);
  const { path: _path, ...written } = fact;
  return JSON.stringify(written satisfies Written);
};

/** What is known of a picture, and the hash of its content. @param name in `media/` */
export const readPictureText = (name: string, text: string): { hash: string } & PictureFact =>
  ({ path: name, ...(JSON.parse(text) as Written) }) as { hash: string } & PictureFact;

/** What is known of pictures among the files of a site; nobody may have looked at one yet. @param names in `media/` */
export const pictureFacts = (content: SiteContent, names: readonly string[]): Map<string, PictureFact> =>
  new Map(
    names.flatMap((name) => {
      const text = content.get(mediaFolder + name);
      return typeof text === 'string' && text !== '' ? [[name, readPictureText(name, text)]] : [];
    }),
  );
