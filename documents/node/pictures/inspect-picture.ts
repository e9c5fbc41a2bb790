import { hash as hashOf } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { isMarkup, lookAtDrawing } from './inspect-svg.ts';
import { asNumber, type Look, tooLarge } from './limits.ts';
import type { PictureFault } from '../../read/site/picture.ts';

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);
/** How the container of HEIC begins (ISO/IEC 23008-12, brands). */
const heic = /^[^]{4}ftyp(hei[cmsx]|hev[cmsx])/;

const faults = {
  noFile: { message: 'is no file', fix: 'Put the picture itself into media.' },
  empty: {
    message: 'is an empty file',
    fix: 'Put the picture into media again: the copy did not arrive.',
  },
  heic: {
    message: 'is a HEIC picture of a telephone, which most browsers cannot show',
    fix: 'Open it and save it as JPEG; another name alone does not change it.',
  },
  noPicture: { message: 'cannot be read as a picture', fix: 'Save it as JPEG, PNG, WebP or SVG.' },
  damaged: {
    message: 'is cut off or damaged',
    fix: 'Put it into media again from the original: the copy did not arrive whole.',
  },
} satisfies Record<string, PictureFault>;

const formatOf = ({ format, compression }: Metadata): string => (compression === 'av1' ? 'avif' : format);

/** Why sharp does not know what a file is. */
const unknown = (content: Buffer, error?: unknown): PictureFault => {
  if (heic.test(content.toString('latin1', 0, 12))) return faults.heic;
  // It says this of what none of its readers begins to read.
  const isPicture = error instanceof Error && !error.message.includes('unsupported image format');
  return isPicture ? faults.damaged : faults.noPicture;
};

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Reads a photograph as a whole. Its mean colour is that of all pixels: where one is missing, sharp throws, also of a
 * JPEG that is made smaller while it is read.
 */
const lookAtPhotograph = async (content: Buffer): Promise<Look> => {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => unknown(content, error));
  if ('message' in metadata) return { fault: metadata };
  if (!formats.has(formatOf(metadata))) return { fault: unknown(content) };
  const { width, height } = metadata.autoOrient;
  const large = tooLarge(width, height);
  if (large) return { fault: large };
  try {
    const pixel = await sharp(content)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const colour = `#${[...pixel.subarray(0, 3)].map(hex).join('')}`;
    return { width, height, colour, isDrawing: false, isAnimated: (metadata.pages ?? 1) > 1 };
  } catch {
    return { fault: faults.damaged };
  }
};

/** Bytes of a file that is read; one of a camera has fewer. */
const mostBytes = 50_000_000;

const tooHeavy = (bytes: number): PictureFault => ({
  message: `weighs ${asNumber(bytes / 1_000_000)} MB, and ${asNumber(mostBytes / 1_000_000)} MB is the most that is read`,
  fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
});

/** What there is to know of a file: everything that does not change while the file is the same. */
export const lookAtPicture = async (path: string) => {
  const file = await stat(path);
  if (!file.isFile()) return { fault: faults.noFile };
  const bytes = file.size;
  if (bytes === 0) return { fault: faults.empty };
  if (bytes > mostBytes) return { fault: tooHeavy(bytes) };
  const content = await readFile(path);
  const hash = hashOf('sha256', content);
  const look = isMarkup(content) ? await lookAtDrawing(content) : await lookAtPhotograph(content);
  return 'fault' in look ? look : { hash, bytes, ...look };
};
