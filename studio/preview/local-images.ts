import type { Media } from '../../renderer/media.ts';
import { placeholderImage } from '../store/site-file.ts';
import { sendToStudio } from './send-to-studio.ts';

/** Addresses of the Studio's pictures, and those of the same contents here. */
const own = new Map<string, string>();
const asked = new Set<string>();

const ownAddress = (address: string): string => {
  if (!asked.has(address)) sendToStudio('wanted', address);
  asked.add(address);
  return own.get(address) ?? placeholderImage;
};

/** Pictures with addresses that can be shown here: those in the Studio's memory (`blob:`) are the Studio's alone. */
export const withOwnPictures = (media: Media): Media =>
  Object.fromEntries(
    Object.entries(media).map(([name, file]) => [
      name,
      file.base.startsWith('blob:') ? { ...file, base: ownAddress(file.base) } : file,
    ]),
  );

/** Takes the content of a picture that was wanted. */
export const takePicture = (address: string, content: Blob): void => {
  own.set(address, URL.createObjectURL(content));
};

/** What the Studio calls the address of a picture here. */
export const studioAddress = (address: string): string =>
  [...own].find(([, here]) => here === address)?.[0] ?? address;
