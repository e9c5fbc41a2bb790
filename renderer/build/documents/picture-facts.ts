import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { FileFacts, type KeptIn } from '../cache/file-facts.ts';

/** What is known of a picture file. A drawing (SVG) has any width; a file that is no picture has no width. */
export type PictureFact = { width?: number | 'any'; bytes: number };

const drawing = /\.svg$/i;
const readable = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const widthOf = async (path: string): Promise<PictureFact['width']> => {
  if (drawing.test(path)) return 'any';
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined);
  const format = found?.compression === 'av1' ? 'avif' : found?.format;
  // A photograph that lies on its side is turned by the build.
  const turned = (found?.orientation ?? 1) >= 5;
  return readable.has(format) ? (turned ? found?.height : found?.width) : undefined;
};

const look = async (path: string): Promise<PictureFact> => {
  const [width, { size: bytes }] = await Promise.all([widthOf(path), stat(path)]);
  return { ...(width && { width }), bytes };
};

/** Pictures that are measured once. */
export type PictureFacts = FileFacts<PictureFact>;

/**
 * Measures the pictures of a site.
 * @param record where later processes find what is known
 */
export const pictureFacts = (record?: KeptIn): PictureFacts => new FileFacts(look, record);
