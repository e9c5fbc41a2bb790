import type { ImageInfo, ImageFact, ImageProblem } from './image-info.ts';
import type { SiteContent } from './site-content.ts';

/** Where the pictures of a site are. */
export const mediaFolder = 'media/';

/** What is written of a picture; `hash` names its content, also when that is no picture. */
type Written = Omit<ImageInfo, 'path'> | { hash: string; fault: ImageProblem };

/**
 * Among the texts of a site a picture is one line: what is known of it, and the hash under which the store finds its
 * content. So whatever can be done to a text can be done to a picture: undo, sharing, saving only what has not changed
 * meanwhile.
 * @param hash of the content, which a file that is no picture has, too
 */
export const serializeImageInfo = (fact: ImageFact, hash: string): string => {
  if ('fault' in fact) return JSON.stringify({ hash, fault: fact.fault } satisfies Written);
  const { path: _path, ...written } = fact;
  return JSON.stringify(written satisfies Written);
};

/** What is known of a picture, and the hash of its content. @param name in `media/` */
export const parseImageInfo = (name: string, text: string): { hash: string } & ImageFact =>
  ({ path: name, ...(JSON.parse(text) as Written) }) as { hash: string } & ImageFact;

/** What is known of pictures among the files of a site; nobody may have looked at one yet. @param names in `media/` */
export const selectImageInfos = (content: SiteContent, names: readonly string[]): Map<string, ImageFact> =>
  new Map(
    names.flatMap((name) => {
      const text = content.get(mediaFolder + name);
      return typeof text === 'string' && text !== '' ? [[name, parseImageInfo(name, text)]] : [];
    }),
  );
