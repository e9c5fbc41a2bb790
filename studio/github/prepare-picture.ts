import { isMarkup } from '../../documents/pictures/drawing-fault.ts';
import { jpegQuality, longestSide, storedName } from '../../documents/pictures/stored-picture.ts';
import { lookAtPicture } from './look-at-picture.ts';

const hasTransparency = ({ data }: ImageData): boolean => {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
};

/** Upright, no larger than needed, and without what a camera writes beside the picture: it is drawn anew. */
const drawnAnew = async (content: Uint8Array): Promise<{ extension: string; content: Uint8Array }> => {
  const picture = await createImageBitmap(new Blob([content as Uint8Array<ArrayBuffer>]));
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const isClear = hasTransparency(context.getImageData(0, 0, width, height));
  const type = isClear ? 'image/png' : 'image/jpeg';
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality / 100 });
  return { extension: isClear ? '.png' : '.jpg', content: new Uint8Array(await blob.arrayBuffer()) };
};

/**
 * A picture as the site stores pictures. What cannot be decoded stays as it is, so that the words of the check say what
 * is wrong with it.
 */
export const preparePicture = async (file: File): Promise<{ name: string; content: Uint8Array }> => {
  const content = new Uint8Array(await file.arrayBuffer());
  if (isMarkup(content)) return { name: storedName(file.name, '.svg'), content };
  // Nothing is decoded that is too large for it.
  const look = await lookAtPicture(content);
  const stored = 'fault' in look ? { extension: '.jpg', content } : await drawnAnew(content);
  return { name: storedName(file.name, stored.extension), content: stored.content };
};
