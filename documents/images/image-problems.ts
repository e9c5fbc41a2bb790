import type { ImageProblem } from '../read/site/image-info.ts';

/** Matches the file header of HEIC (ISO/IEC 23008-12, brands). */
const heic = /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Whether a file is a HEIC image. @param content the beginning of the file */
export const isHeic = (content: Uint8Array): boolean =>
  heic.test(String.fromCharCode(...content.subarray(0, 12)));

/** Problems of files that cannot be used as images. */
export const imageProblems = {
  noFile: { message: 'is not a file', fix: 'Put the image file itself into media.' },
  empty: {
    message: 'is an empty file',
    fix: 'Copy it again from the original.',
  },
  heic: {
    message: 'is a HEIC photo from a phone, which most browsers cannot show',
    fix: 'Open it and save it as JPEG; renaming it is not enough.',
  },
  noPicture: { message: 'cannot be read as an image', fix: 'Save it as JPEG, PNG, WebP or SVG.' },
  damaged: {
    message: 'is cut off or damaged',
    fix: 'Copy it again from the original.',
  },
} satisfies Record<string, ImageProblem>;

/** Returns the problem of a file in an unknown format. @param content the beginning of the file */
export const unknownFormat = (content: Uint8Array): ImageProblem =>
  isHeic(content) ? imageProblems.heic : imageProblems.noPicture;
