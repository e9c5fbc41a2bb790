import { hash as hashOf } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { isMarkup, svgRenderFailure, findSvgProblem } from '../../images/svg-problem.ts';
import { imageProblems, unknownFormat } from '../../images/image-problems.ts';
import {
  type ImageInspection,
  heightProblem,
  pixelCountProblem,
  fileSizeProblem,
  svgSizeProblem,
} from '../../images/limits.ts';
import type { ImageProblem } from '../../read/site/image-info.ts';

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);
const formatOf = ({ format, compression }: Metadata): string => (compression === 'av1' ? 'avif' : format);

/** Returns the problem of a file that sharp cannot read. */
const unreadableProblem = (content: Buffer, error?: unknown): ImageProblem => {
  const problem = unknownFormat(content);
  // The message of sharp if no decoder recognizes the file.
  const isKnownFormat = error instanceof Error && !error.message.includes('unsupported image format');
  return isKnownFormat && problem === imageProblems.noPicture ? imageProblems.damaged : problem;
};

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Decodes a photo completely to compute its mean color. sharp throws if pixels are missing, even for a JPEG that is
 * scaled down while it is decoded.
 */
const inspectPhoto = async (content: Buffer): Promise<ImageInspection> => {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => unreadableProblem(content, error));
  if ('message' in metadata) return { fault: metadata };
  if (!formats.has(formatOf(metadata))) return { fault: unreadableProblem(content) };
  const { width, height } = metadata.autoOrient;
  const tooLarge = pixelCountProblem(width, height, formatOf(metadata)) ?? heightProblem(height);
  if (tooLarge) return { fault: tooLarge };
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
    return { fault: imageProblems.damaged };
  }
};

/** Returns the metadata of an image file, which does not change until the file does. */
export const inspectImage = async (path: string) => {
  const file = await stat(path);
  if (!file.isFile()) return { fault: imageProblems.noFile };
  const bytes = file.size;
  const problem = fileSizeProblem(bytes);
  if (problem) return { fault: problem };
  const content = await readFile(path);
  const hash = hashOf('sha256', content);
  const info = isMarkup(content) ? await inspectSvg(content) : await inspectPhoto(content);
  return 'fault' in info ? info : { hash, bytes, ...info };
};

/** Parses an SVG image and renders it once. */
const inspectSvg = async (content: Buffer): Promise<ImageInspection> => {
  const problem = svgSizeProblem(content.length) ?? findSvgProblem(new TextDecoder().decode(content));
  if (problem) return { fault: problem };
  try {
    const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format !== 'svg') return { fault: svgRenderFailure };
    const tooLarge = pixelCountProblem(width, height);
    if (tooLarge) return { fault: tooLarge };
    await sharp(content).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { width, height, colour: 'transparent', isDrawing: true, isAnimated: false };
  } catch {
    return { fault: svgRenderFailure };
  }
};
