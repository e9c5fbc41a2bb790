import type { Media } from '../../renderer/media.ts';
import { placeholderImage } from '../store/site-file.ts';
import { sendToStudio } from './send-to-studio.ts';

/** URLs of the Studio's images and the local URLs of the same content. */
const own = new Map<string, string>();
const asked = new Set<string>();

const ownAddress = (address: string): string => {
  if (!asked.has(address)) sendToStudio('wanted', address);
  asked.add(address);
  return own.get(address) ?? placeholderImage;
};

/**
 * Replaces `blob:` URLs, which only the Studio can load, by local ones. Missing images are requested from the Studio.
 */
export const withOwnPictures = (media: Media): Media =>
  Object.fromEntries(
    Object.entries(media).map(([name, file]) => [
      name,
      file.base.startsWith('blob:') ? { ...file, base: ownAddress(file.base) } : file,
    ]),
  );

/** Stores the content of a requested image. */
export const takePicture = (address: string, content: Blob): void => {
  own.set(address, URL.createObjectURL(content));
};

/** Converts a local image URL to that of the Studio. */
export const studioAddress = (address: string): string =>
  [...own].find(([, here]) => here === address)?.[0] ?? address;
