import type { ImageInfo, ImageFact, ImageProblem } from './image-info.ts';
import type { SiteContent } from './site-content.ts';
import type { Except } from '../../../schema/except.ts';

/** The folder of the images of a site. */
export const mediaFolder = 'media/';

/** The serialized metadata; `hash` identifies the content, even if it is not an image. */
type Written = Except<ImageInfo, 'path'> | { hash: string; fault: ImageProblem };

/**
 * Serializes the metadata of an image to one line of text, with the hash under which the store finds its content. The
 * Studio can therefore treat images like texts, for example for undo, sharing and conflict detection.
 * @param hash of the content, which files that are not images also have
 */
export const serializeImageInfo = (fact: ImageFact, hash: string): string => {
  if ('fault' in fact) return JSON.stringify({ hash, fault: fact.fault } satisfies Written);
  const { path: _path, ...written } = fact;
  return JSON.stringify(written satisfies Written);
};

/** Parses serialized metadata of an image. @param name in `media/` */
export const parseImageInfo = (name: string, text: string): { hash: string } & ImageFact =>
  ({ path: name, ...(JSON.parse(text) as Written) }) as { hash: string } & ImageFact;

/**
 * Returns the metadata of images among the files of a site, without those that are not inspected yet.
 * @param names in `media/`
 */
export const selectImageInfos = (content: SiteContent, names: readonly string[]): Map<string, ImageFact> =>
  new Map(
    names.flatMap((name) => {
      const text = content.get(mediaFolder + name);
      return typeof text === 'string' && text !== '' ? [[name, parseImageInfo(name, text)]] : [];
    }),
  );
