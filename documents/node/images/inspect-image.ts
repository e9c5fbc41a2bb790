import { hash as hashOf } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { isMarkup, svgRenderFailure, findSvgProblem } from '../../images/svg-problem.ts';
import { imageProblems, unknownFormat } from '../../images/image-problems.ts';
import {
  type ImageInspection,
  aspectRatioProblem,
  pixelCountProblem,
  fileSizeProblem,
  svgSizeProblem,
} from '../../images/limits.ts';
import type { ImageProblem } from '../../read/site/image-info.ts';

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);
const formatOf = ({ format, compression }: Metadata): string => (compression === 'av1' ? 'avif' : format);

/** Why sharp does not know what a file is. */
const unknown = (content: Buffer, error?: unknown): ImageProblem => {
  const fault = unknownFormat(content);
  // It says this of what none of its readers begins to read.
  const isPicture = error instanceof Error && !error.message.includes('unsupported image format');
  return isPicture && fault === imageProblems.noPicture ? imageProblems.damaged : fault;
};

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Reads a photograph as a whole. Its mean colour is that of all pixels: where one is missing, sharp throws, also of a
 * JPEG that is made smaller while it is read.
 */
const lookAtPhotograph = async (content: Buffer): Promise<ImageInspection> => {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => unknown(content, error));
  if ('message' in metadata) return { fault: metadata };
  if (!formats.has(formatOf(metadata))) return { fault: unknown(content) };
  const { width, height } = metadata.autoOrient;
  const large = pixelCountProblem(width, height, formatOf(metadata)) ?? aspectRatioProblem(width, height);
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
    return { fault: imageProblems.damaged };
  }
};

/** What there is to know of a file: everything that does not change while the file is the same. */
export const inspectImage = async (path: string) => {
  const file = await stat(path);
  if (!file.isFile()) return { fault: imageProblems.noFile };
  const bytes = file.size;
  const fault = fileSizeProblem(bytes);
  if (fault) return { fault };
  const content = await readFile(path);
  const hash = hashOf('sha256', content);
  const look = isMarkup(content) ? await inspectSvg(content) : await lookAtPhotograph(content);
  return 'fault' in look ? look : { hash, bytes, ...look };
};

/** Reads a drawing as a whole: its tags, and then what they draw. */
export const inspectSvg = async (content: Buffer): Promise<ImageInspection> => {
  const fault = svgSizeProblem(content.length) ?? findSvgProblem(new TextDecoder().decode(content));
  if (fault) return { fault };
  try {
    const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format !== 'svg') return { fault: svgRenderFailure };
    const large = pixelCountProblem(width, height);
    if (large) return { fault: large };
    await sharp(content).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { width, height, colour: 'transparent', isDrawing: true, isAnimated: false };
  } catch {
    return { fault: svgRenderFailure };
  }
};
