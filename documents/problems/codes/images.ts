import { joinNames } from '../format-value.ts';
import { disguises } from './disguises.ts';
import { error, warning, messageTemplate } from './problem-type.ts';

type Image = { image: string };

const describe = 'Describe what the image shows, for those who do not see it, or write "decorative".';

/** Images that cannot be shown, and their alternative texts. */
export const pictureCodes = {
  'missing-picture': error({
    causes: {
      name: {
        message: messageTemplate`there is no image "${'image'}" in media`,
        fix: ({ suggestion, isPath }: { suggestion?: string | undefined; isPath: boolean }) => {
          if (suggestion === undefined)
            return 'Put the file into the folder, or write the name of one that is there.';
          return isPath ? `Write ${suggestion} alone.` : `Did you mean "${suggestion}"?`;
        },
      },
      folder: {
        message: messageTemplate`"${'image'}" is a folder and no image`,
        fix: messageTemplate`Write the name of an image in it, such as ${'inside'}.`,
      },
    },
    meaning: 'There is no image of that name in `media`.',
    example: { cause: 'name', image: 'toth.svg', suggestion: 'tooth.svg', isPath: false },
  }),
  'picture-unreadable': error({
    message: ({ image, fault }: Image & { fault: { message: string } }) => `"${image}" ${fault.message}`,
    fix: ({ fault }: { fault: { fix: string } }) => fault.fix,
    meaning: 'The file is no image, not complete, or cannot be shown.',
    example: {
      image: 'IMG_2041.HEIC',
      fault: { message: 'cannot be read as a picture', fix: 'Save it as JPEG, PNG, WebP or SVG.' },
    },
  }),
  'picture-host': error({
    causes: {
      host: {
        message: ({ host, image }: Image & { host?: string | undefined }) =>
          `images of ${host ?? image} are not allowed`,
        fix: ({ host = 'the host' }: { host?: string | undefined }) =>
          `Add ${host} to imageHosts in _site.yaml, or put the file into media.`,
      },
      ...disguises,
    },
    meaning: 'Images of that web site are not allowed.',
    example: { cause: 'host', image: 'https://images.example.com/tooth.svg', host: 'images.example.com' },
  }),
  'alt-file-name': error({
    message: messageTemplate`"${'alt'}" is the name of the file`,
    fix: describe,
    meaning: 'The text for those who do not see the image is only its file name.',
    example: { alt: 'tooth.svg' },
  }),
  'alt-empty-words': warning({
    message: messageTemplate`"${'alt'}" does not say what the image shows`,
    causes: {
      empty: describe,
      decorative: 'Did you mean alt: decorative?',
    },
    meaning: 'The text for those who do not see the image does not say what it shows.',
    example: { cause: 'empty', alt: 'Photo' },
  }),
  'picture-twice': warning({
    message: messageTemplate`"${'image'}" is on this page already`,
    fix: 'Show another image in one of the two places.',
    meaning: 'A photograph is on one page twice.',
    example: { image: 'chair.gif' },
  }),
  'picture-often': warning({
    message: ({ image, routes }: Image & { routes: readonly string[] }) =>
      `"${image}" is on ${joinNames(routes)} already`,
    fix: 'Show an image here that says more about this page.',
    meaning: 'A photograph is on more than three pages; galleries, tiles and slides are not counted.',
    example: { image: 'chair.gif', routes: ['/crowns', '/gums', '/implants'] },
  }),
  'picture-borrowed': warning({
    message: 'every image of this page is on another page too',
    fix: 'Add an image of what only this page is about.',
    meaning:
      'Every photograph of the page is on another page too; galleries, tiles and slides are not counted.',
  }),
  'picture-small': warning({
    message: messageTemplate`"${'image'}" is ${'width'} pixels wide, and ${'wanted'} are needed here`,
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
    message: messageTemplate`"${'image'}" is animated, and visitors see its first frame alone`,
    fix: 'Use an image that does not move, and describe in words what moves.',
    meaning: 'An image is animated, which the site does not show.',
    example: { image: 'moving.gif' },
  }),
};
