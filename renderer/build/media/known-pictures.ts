import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FileFacts, type KeptIn } from '../cache/file-facts.ts';

/** What is known of a picture file. */
export type KnownPicture = {
  /** SHA-256 of the file, 64 hex digits. */
  hash: string;
  /** In pixels; a drawing (SVG) has the size that it names. */
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`; that of a drawing is transparent. */
  colour: string;
};

/** Pictures that are looked at once. */
export type KnownPictures = FileFacts<KnownPicture>;

const hex = (value: number) => value.toString(16).padStart(2, '0');

const look = async (path: string): Promise<KnownPicture> => {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const picture = sharp(bytes);
  const { width, height, format } = await picture.metadata();
  if (format === 'svg') return { hash, width, height, colour: 'transparent' };
  // Its one pixel is the mean of all; a JPEG is read at an eighth of its size for it.
  const pixel = await picture
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { hash, width, height, colour: `#${[...pixel.subarray(0, 3)].map(hex).join('')}` };
};

/**
 * Looks at picture files. @throws Error when a file is missing or no picture
 * @param record where later processes find what is known
 */
export const knownPictures = (record?: KeptIn): KnownPictures => new FileFacts(look, record);
