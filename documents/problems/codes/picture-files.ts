import { warning, text } from './entry.ts';

/** Advice on the files of images. */
export const pictureFileCodes = {
  'picture-small': warning({
    message: text`"${'image'}" is ${'width'} pixels wide, and ${'wanted'} are needed here`,
    fix: 'Use a larger original; enlarging makes it no sharper.',
    meaning: 'An image has too few pixels for its place.',
    example: { image: 'small.gif', width: 320, wanted: 1280 },
  }),
  'picture-heavy': warning({
    message: ({ image, bytes, most }: { image: string; bytes: number; most: number }) =>
      `"${image}" has ${(bytes / 1e6).toFixed(1)} MB, and ${most / 1e6} MB is the most`,
    fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
    meaning: 'An image file is too large.',
    example: { image: 'heavy.svg', bytes: 300074, most: 100000 },
  }),
  'picture-animated': warning({
    message: text`"${'image'}" is animated, and visitors see its first frame alone`,
    fix: 'Use an image that does not move, and describe in words what moves.',
    meaning: 'An image is animated, which the site does not show.',
    example: { image: 'moving.gif' },
  }),
};
