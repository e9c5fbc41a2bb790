import { error, messageTemplate } from './problem-type.ts';

const asUtf8 = 'Save it again as UTF-8: most programs offer the encoding under "Save as".';

const renameTo = messageTemplate`Rename it to ${'name'}: use only lowercase letters, digits and hyphens.`;

/** A size that exceeds its limit. */
type Limit = { size: number; most: number };

const counted = (count: number): string => count.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${Number((bytes / 1e6).toFixed(1))} MB`;

const tooLong =
  (what: string, unit: string) =>
  ({ size, most }: Limit) =>
    `the ${what} has ${counted(size)} ${unit}, but the maximum is ${counted(most)}`;

const splitText = 'Split it: a page of text has about 2,000 characters.';

type Ground = { ground: string; color: string; ratio: number };
type LowContrast = { color: string; grounds: Ground[]; least: number; nearest?: string | undefined };

const formatContrast = ({ ground, color, ratio }: Ground): string =>
  `${ratio.toFixed(1)}:1 on ${ground} ${color}`;

/** Problem types of files that are missing or cannot be used. */
export const fileCodes = {
  'pages-missing': error({
    message: 'the folder does not exist',
    fix: 'Give the folder that contains the pages.',
    meaning: 'The folder of the pages does not exist.',
  }),
  'site-missing': error({
    message: 'the file is missing',
    fix: 'Create it with the facts, menus and footer of the site.',
    meaning: '`_site.yaml` is missing: it contains the facts, menus and footer.',
  }),
  'home-missing': error({
    message: 'the file is missing',
    fix: 'Create it: it is the page with the URL /.',
    meaning: '`home.yaml`, the page with the URL /, is missing.',
  }),
  'not-found-missing': error({
    causes: {
      missing: {
        message: 'the file is missing',
        fix: 'Create it: it is the page for URLs that do not exist.',
      },
      'other-name': {
        message: 'the page for URLs that do not exist has another name',
        fix: 'Rename it to not-found.yaml.',
      },
    },
    meaning: '`not-found.yaml`, the page for unknown URLs, is missing.',
  }),
  'file-unreadable': error({
    causes: {
      character: { message: 'a character is not saved as UTF-8', fix: asUtf8 },
      'utf-16': { message: 'the file is saved as UTF-16', fix: asUtf8 },
      format: {
        message: messageTemplate`the file is ${'format'} with the file name of a page`,
        fix: 'Move it to another folder, and write the page as a text file with the lines title:, description: and sections:.',
      },
      system: {
        message: messageTemplate`the file cannot be read (${'reason'})`,
        fix: 'Check that it is a file, and that you have permission to read it.',
      },
      crash: {
        message: messageTemplate`the program failed here (${'error'})`,
        fix: 'Undo your last change to continue, and report this line with that change: it is an error in the program.',
      },
      rendering: {
        message: messageTemplate`this page cannot be rendered (${'error'})`,
        fix: 'Undo your last change to continue. The terminal shows where it failed: if you changed nothing there, report it as an error in the program.',
      },
    },
    meaning: 'The file is not text in UTF-8.',
  }),
  'blocked-content': error({
    message: messageTemplate`the section ${'type'} loads ${'url'}, which the header content-security-policy of the site blocks: visitors see an empty ${'element'}`,
    fix: 'Link to it instead, or put the file into media.',
    meaning:
      'A section type of the site loads content of another host, which the headers of the site do not allow.',
    example: { type: 'map', element: 'iframe', url: 'https://maps.example.com' },
  }),
  'file-name': error({
    causes: {
      page: { message: 'the file name cannot be used as a URL', fix: renameTo },
      shared: { message: 'the file name cannot be used in a page', fix: renameTo },
      reserved: {
        message: messageTemplate`URLs that begin with /${'part'} are reserved`,
        fix: 'Give the file another name.',
      },
      length: {
        message: messageTemplate`the file name is longer than ${'most'} characters`,
        fix: 'Give the file a shorter name.',
      },
      copy: {
        message: messageTemplate`the file is a copy of ${'original'}`,
        fix: 'Give it its own name and text, or move it out of this folder.',
      },
      'site-copy': {
        message: messageTemplate`the file is a copy of ${'original'}`,
        fix: 'Move it out of this folder.',
      },
      site: { message: 'the facts of the site belong in _site.yaml', fix: 'Rename it to _site.yaml.' },
      folder: {
        message: 'the folder has the wrong name, so that the file is not read',
        fix: messageTemplate`Rename the folder to ${'name'}.`,
      },
      media: {
        message: 'a page is in the folder of the images',
        fix: 'Move it into the folder of the pages.',
      },
    },
    meaning: 'The file name cannot be used as a URL: use only lowercase letters, digits and hyphens.',
    example: { cause: 'page', name: 'gum-care.yaml' },
  }),
  'file-empty': error({
    message: 'the file is empty',
    fix: 'Write its fields, or move the file out of this folder.',
    meaning: 'The file contains nothing.',
  }),
  'file-size': error({
    causes: {
      bytes: {
        message: ({ size, most }: Limit) =>
          `the file has ${megabytes(size)}, but the maximum is ${megabytes(most)}`,
        fix: 'Split it into several pages.',
      },
      parts: { message: tooLong('document', 'fields and entries'), fix: 'Split it into several pages.' },
      line: { message: tooLong('line', 'characters'), fix: splitText },
      text: { message: tooLong('text', 'characters'), fix: splitText },
    },
    meaning: 'The file is too large for a document.',
    example: { cause: 'bytes', size: 1400003, most: 1000000 },
  }),
  'route-twice': error({
    message: messageTemplate`${'other'} already has the URL ${'route'}`,
    fix: 'Rename one of the two files, or move it out of this folder.',
    meaning: 'Two files have the same URL.',
    example: { other: 'pages/contact.yaml', route: '/contact' },
  }),
  brand: error({
    message: ({ what }: { what: string }) => what,
    fix: ({ fix }: { fix: string }) => fix,
    meaning: 'The brand file cannot be read, or a field of it is missing or has the wrong form.',
    example: { what: 'There is no brand file brand.ts', fix: 'Write one, or name another.' },
  }),
  'low-contrast': error({
    message: ({ color, grounds, least }: LowContrast) =>
      `${color} has a contrast of ${grounds.map(formatContrast).join(' and ')}, but at least ${least}:1 is needed`,
    fix: ({ nearest }: LowContrast) =>
      nearest === undefined
        ? 'No shade of it has enough contrast on all its backgrounds: change the backgrounds.'
        : `Write ${nearest}, the nearest shade with enough contrast.`,
    meaning: 'A color of the brand has too little contrast on its background.',
    example: {
      color: 'text.secondary #a8a8a8',
      grounds: [{ ground: 'background.default', color: '#ffffff', ratio: 2.4 }],
      least: 4.5,
      nearest: '#757575',
    },
  }),
};
