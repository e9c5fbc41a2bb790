import type { ImageProblem } from '../read/site/image-info.ts';

/** How the container of HEIC begins (ISO/IEC 23008-12, brands). */
const heic = /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Whether a file is a HEIC picture. @param content how the file begins */
export const isHeic = (content: Uint8Array): boolean =>
  heic.test(String.fromCharCode(...content.subarray(0, 12)));

/** Why files are no pictures. */
export const imageProblems = {
  noFile: { message: 'is no file', fix: 'Put the picture itself into media.' },
  empty: {
    message: 'is an empty file',
    fix: 'Copy it again from the original: nothing of it arrived.',
  },
  heic: {
    message: 'is a HEIC picture of a telephone, which most browsers cannot show',
    fix: 'Open it and save it as JPEG; another name alone does not change it.',
  },
  noPicture: { message: 'cannot be read as a picture', fix: 'Save it as JPEG, PNG, WebP or SVG.' },
  damaged: {
    message: 'is cut off or damaged',
    fix: 'Copy it again from the original: it did not arrive whole.',
  },
} satisfies Record<string, ImageProblem>;

/** Why a file that no program reads as a picture is none. @param content how the file begins */
export const unknownFormat = (content: Uint8Array): ImageProblem =>
  isHeic(content) ? imageProblems.heic : imageProblems.noPicture;
