import { many, type Entries } from './entry.ts';

/** One pixel of a GIF picture; the rest is empty. */
const pixel = ',\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0';
/** A picture of 320 pixels. */
const smallPicture = `GIF89a\u0040\u0001\u0040\u0001\0\0\0${pixel};`;
/** Two pictures of 1,280 pixels. */
const movingPicture = `GIF89a\0\u0005\0\u0005\0\0\0${pixel}${pixel};`;

/** Advice on the files of images. */
export const pictureFileCodes = {
  'picture-small': {
    severity: 'warning',
    message: ({ image, width, wanted }: { image: string; width: number; wanted: number }) =>
      `"${image}" is ${width} pixels wide, and ${wanted} are needed here`,
    fix: 'Use a larger original; enlarging makes it no sharper.',
    meaning: 'An image has too few pixels for its place.',
    example: {
      spoil: (site) => {
        site.write('media/small.gif', smallPicture);
        site.edit('home.yaml', 'src: tooth.svg', 'src: small.gif');
      },
      says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "small.gif" is 320 pixels wide, and 1280 are needed here. Use a larger original; enlarging makes it no sharper.`,
    },
  },
  'picture-heavy': {
    severity: 'warning',
    message: ({ image, bytes, most }: { image: string; bytes: number; most: number }) =>
      `"${image}" has ${(bytes / 1e6).toFixed(1)} MB, and ${most / 1e6} MB is the most`,
    fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
    meaning: 'An image file is too large.',
    example: {
      spoil: (site) => {
        site.write(
          'media/heavy.svg',
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><!-- ${many('line', 60_000)} --></svg>`,
        );
        site.edit('home.yaml', 'src: tooth.svg', 'src: heavy.svg');
      },
      says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "heavy.svg" has 0.3 MB, and 0.1 MB is the most. Save it smaller: 2,400 pixels are wide enough for every place.`,
    },
  },
  'picture-animated': {
    severity: 'warning',
    message: ({ image }: { image: string }) =>
      `"${image}" is animated, and visitors see its first frame alone`,
    fix: 'Use an image that does not move, and describe in words what moves.',
    meaning: 'An image is animated, which the site does not show.',
    example: {
      spoil: (site) => {
        site.write('media/moving.gif', movingPicture);
        site.edit('home.yaml', 'src: tooth.svg', 'src: moving.gif');
      },
      says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "moving.gif" is animated, and visitors see its first frame alone. Use an image that does not move, and describe in words what moves.`,
    },
  },
} satisfies Entries;
