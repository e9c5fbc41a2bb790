import { imageSize } from 'image-size';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { svgRenderFailure, findSvgProblem, isMarkup } from '../../documents/images/svg-problem.ts';
import { imageProblems, unknownFormat } from '../../documents/images/image-problems.ts';
import {
  heightProblem,
  maxVariantWidth,
  pixelCountProblem,
  svgSizeProblem,
  fileSizeProblem,
} from '../../documents/images/limits.ts';
import { jpegQuality, storedImageName } from '../../documents/images/stored-image.ts';
import { toHex } from './content-cache.ts';
import type { InspectImage } from './site-reading.ts';

/** Whether a GIF or WebP is animated: a GIF has a loop extension (NETSCAPE2.0), a WebP has a flag in its header. */
const isAnimated = (content: Uint8Array): boolean => {
  const header = String.fromCharCode(...content.subarray(0, 1000));
  if (header.startsWith('GIF8')) return header.includes('NETSCAPE2.0');
  return header.slice(8, 16) === 'WEBPVP8X' && ((content[20] ?? 0) & 2) !== 0;
};

const decode = (content: Uint8Array): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([content as Uint8Array<ArrayBuffer>]));

/** Draws an image on a canvas of another size. */
const draw = (image: ImageBitmap, width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser provides no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return { canvas, data: context.getImageData(0, 0, width, height).data };
};

/** Pixels on each side of the small copy that the mean color is computed from. */
const side = 32;

const meanColor = (image: ImageBitmap): string => {
  const { data } = draw(image, side, side);
  const sums = [0, 0, 0];
  for (const [index, value] of data.entries())
    if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + value;
  return `#${toHex(sums.map((sum) => Math.round(sum / side ** 2)))}`;
};

const svgProblem = (content: Uint8Array) =>
  svgSizeProblem(content.length) ?? findSvgProblem(new TextDecoder().decode(content));

/**
 * Inspects an image with the browser's decoders. The size is read before decoding, because a small file can decode to more
 * pixels than a tablet has memory for.
 */
export const inspectImageInBrowser: InspectImage = async (content) => {
  const isDrawing = isMarkup(content);
  const problem = fileSizeProblem(content.length) ?? (isDrawing ? svgProblem(content) : undefined);
  if (problem) return { fault: problem };
  const size = tryOrUndefined(() => imageSize(content));
  if (!size) return { fault: isDrawing ? svgRenderFailure : unknownFormat(content) };
  const large = pixelCountProblem(size.width, size.height, size.type);
  if (large) return { fault: large };
  if (isDrawing)
    return { width: size.width, height: size.height, colour: 'transparent', isDrawing, isAnimated: false };
  try {
    const image = await decode(content);
    const { width, height } = image;
    const extreme = heightProblem(height);
    if (extreme) return { fault: extreme };
    return { width, height, colour: meanColor(image), isDrawing, isAnimated: isAnimated(content) };
  } catch {
    return { fault: imageProblems.damaged };
  }
};

/** Redraws an image on a canvas: upright, not larger than needed, without metadata of the camera. */
const redrawImage = async (content: Uint8Array): Promise<{ extension: string; content: Uint8Array }> => {
  const image = await decode(content);
  const scale = Math.min(1, maxVariantWidth / Math.max(image.width, image.height));
  const { canvas, data } = draw(image, Math.round(image.width * scale), Math.round(image.height * scale));
  // Every fourth byte is the opacity of a pixel.
  const isOpaque = new Uint32Array(data.buffer).every((pixel) => pixel >>> 24 === 255);
  const [type, extension] = isOpaque ? ['image/jpeg', '.jpg'] : ['image/png', '.png'];
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality / 100 });
  return { extension, content: new Uint8Array(await blob.arrayBuffer()) };
};

/**
 * Converts an image to the form that the site stores. A file that cannot be decoded is returned unchanged, so that the
 * check reports what is wrong with it.
 */
export const prepareImage = async (file: File): Promise<{ name: string; content: Uint8Array }> => {
  const content = new Uint8Array(await file.arrayBuffer());
  if (isMarkup(content)) return { name: storedImageName(file.name, '.svg'), content };
  // The image is inspected first, so that one that is too large is never decoded.
  const inspection = await inspectImageInBrowser(content);
  const stored = 'fault' in inspection ? { extension: '.jpg', content } : await redrawImage(content);
  return { name: storedImageName(file.name, stored.extension), content: stored.content };
};
