import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Creates a photo like one from a phone: twelve megapixels, stored sideways with an EXIF orientation.
 * @returns its path in the folder
 */
export const phonePicture = async (folder: string, name: string, background: string): Promise<string> => {
  const path = join(folder, name);
  const pixels = { width: 4032, height: 3024, channels: 3 as const, background };
  await sharp({ create: pixels }).withMetadata({ orientation: 6 }).jpeg().toFile(path);
  return path;
};
