import type { PictureFault } from '../read/site/picture.ts';

/** How the container of HEIC begins (ISO/IEC 23008-12, brands). */
const heic = /^[^]{4}ftyp(hei[cmsx]|hev[cmsx])/;

/** Why files are no pictures. */
export const pictureFaults = {
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

/** Why a file that no program reads as a picture is none. @param content how the file begins */
export const unknownFormat = (content: Uint8Array): PictureFault =>
  heic.test(String.fromCharCode(...content.subarray(0, 12))) ? pictureFaults.heic : pictureFaults.noPicture;
