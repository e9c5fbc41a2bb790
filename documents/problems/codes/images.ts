import { joinNames } from '../format-value.ts';
import { disguises } from './disguises.ts';
import { error, warning, messageTemplate } from './problem-type.ts';

type Image = { image: string };

const describe = 'Describe what the image shows for people who cannot see it, or write "decorative".';

/** Problem types of images and alternative texts. */
export const imageCodes = {
  'missing-picture': error({
    causes: {
      name: {
        message: messageTemplate`there is no image "${'image'}" in media`,
        fix: ({ suggestion, isPath }: { suggestion?: string | undefined; isPath: boolean }) => {
          if (suggestion === undefined)
            return 'Put the file into the folder, or write the name of an image in it.';
          return isPath ? `Write only ${suggestion}.` : `Did you mean "${suggestion}"?`;
        },
      },
      folder: {
        message: messageTemplate`"${'image'}" is a folder, not an image`,
        fix: messageTemplate`Write the name of an image in it, such as ${'inside'}.`,
      },
    },
    meaning: 'There is no image of that name in `media`.',
    example: { cause: 'name', image: 'toth.svg', suggestion: 'tooth.svg', isPath: false },
  }),
  'picture-unreadable': error({
    message: ({ image, fault }: Image & { fault: { message: string } }) => `"${image}" ${fault.message}`,
    fix: ({ fault }: { fault: { fix: string } }) => fault.fix,
    meaning: 'The file is not an image, is incomplete, or cannot be shown.',
    example: {
      image: 'IMG_2041.HEIC',
      fault: { message: 'cannot be read as an image', fix: 'Save it as JPEG, PNG, WebP or SVG.' },
    },
  }),
  'picture-host': error({
    causes: {
      host: {
        message: ({ host, image }: Image & { host?: string | undefined }) =>
          `images from ${host ?? image} are not allowed`,
        fix: ({ host = 'the host' }: { host?: string | undefined }) =>
          `Add ${host} to imageHosts in _site.yaml, or put the file into media.`,
      },
      ...disguises,
    },
    meaning: 'The image is on a host that `imageHosts` does not list.',
    example: { cause: 'host', image: 'https://images.example.com/tooth.svg', host: 'images.example.com' },
  }),
  'alt-file-name': error({
    message: messageTemplate`"${'alt'}" is the file name`,
    fix: describe,
    meaning: 'The alternative text of an image is only its file name.',
    example: { alt: 'tooth.svg' },
  }),
  'alt-empty-words': warning({
    message: messageTemplate`"${'alt'}" does not say what the image shows`,
    causes: {
      empty: describe,
      decorative: 'Did you mean alt: decorative?',
    },
    meaning: 'The alternative text of an image does not say what it shows.',
    example: { cause: 'empty', alt: 'Photo' },
  }),
  'picture-twice': warning({
    message: messageTemplate`"${'image'}" is already on this page`,
    fix: 'Show another image in one of the two places.',
    meaning: 'A photo is on one page twice.',
    example: { image: 'chair.gif' },
  }),
  'picture-often': warning({
    message: ({ image, routes }: Image & { routes: readonly string[] }) =>
      `"${image}" is already on ${joinNames(routes)}`,
    fix: 'Show an image here that says more about this page.',
    meaning: 'A photo is on more than three pages; galleries, tiles and slides are not counted.',
    example: { image: 'chair.gif', routes: ['/crowns', '/gums', '/implants'] },
  }),
  'picture-borrowed': warning({
    message: 'every image of this page is also on another page',
    fix: 'Add an image that shows the subject of this page.',
    meaning: 'Every photo of the page is also on another page; galleries, tiles and slides are not counted.',
  }),
  'picture-small': warning({
    message: messageTemplate`"${'image'}" is ${'width'} pixels wide, but ${'wanted'} are needed here`,
    fix: 'Use a larger original; enlarging does not make it sharper.',
    meaning: 'An image has too few pixels for its place.',
    example: { image: 'small.gif', width: 320, wanted: 1280 },
  }),
  'picture-heavy': warning({
    message: ({ image, bytes, most }: { image: string; bytes: number; most: number }) =>
      `"${image}" has ${(bytes / 1e6).toFixed(1)} MB, but the maximum is ${most / 1e6} MB`,
    fix: 'Save a smaller version: a width of 2,400 pixels is enough everywhere.',
    meaning: 'An image file is too large.',
    example: { image: 'heavy.svg', bytes: 300074, most: 100000 },
  }),
  'picture-animated': warning({
    message: messageTemplate`"${'image'}" is animated, but visitors see only its first frame`,
    fix: 'Use a still image, and describe the movement in a text.',
    meaning: 'An image is animated, which the site does not show.',
    example: { image: 'moving.gif' },
  }),
};
