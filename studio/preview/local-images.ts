import type { Media } from '../../renderer/media.ts';
import { placeholderImage } from '../store/site-file.ts';
import { sendToStudio } from './send-to-studio.ts';

/** URLs of the Studio's images and the local URLs of the same content. */
const localUrls = new Map<string, string>();
const requested = new Set<string>();

const localUrl = (url: string): string => {
  if (!requested.has(url)) sendToStudio('imageRequested', url);
  requested.add(url);
  return localUrls.get(url) ?? placeholderImage;
};

/**
 * Replaces `blob:` URLs, which only the Studio can load, by local ones. Missing images are requested from the Studio.
 */
export const withLocalImages = (media: Media): Media =>
  Object.fromEntries(
    Object.entries(media).map(([name, file]) => [
      name,
      file.base.startsWith('blob:') ? { ...file, base: localUrl(file.base) } : file,
    ]),
  );

/** Stores the content of a requested image. */
export const storeImage = (url: string, content: Blob): void => {
  localUrls.set(url, URL.createObjectURL(content));
};

/** Converts a local image URL to that of the Studio. */
export const studioUrl = (url: string): string =>
  [...localUrls].find(([, local]) => local === url)?.[0] ?? url;
