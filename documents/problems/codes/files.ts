import { error, warning } from './problem-type.ts';

/** Problem types of files that are missing or cannot be used. */
export const fileCodes = {
  'pages-missing': error(['the folder does not exist', 'Give the folder that contains the pages.']),
  'site-missing': error(['the file is missing', 'Create it with the facts, menus and footer of the site.']),
  'home-missing': error(['the file is missing', 'Create it: it is the page with the URL /.']),
  'not-found-missing': error([
    'there is no page for URLs that do not exist',
    'Create not-found.yaml, or rename the page that is meant for such URLs to not-found.yaml.',
  ]),
  'file-unreadable': error({
    encoding: ['the file is not saved as UTF-8', 'Save it as UTF-8, the encoding under "Save as".'],
    format: [
      'the file is <format> with the file name of a page',
      'Move it to another folder, and write the page as a text file with the lines title:, description: and sections:.',
    ],
    system: ['the file cannot be read (<reason>)', 'Check its permissions, and that it is a file.'],
    crash: [
      'the program failed here (<error>)',
      'Undo your last change to continue, and report this line with that change: it is an error in the program.',
    ],
    rendering: [
      'this page cannot be rendered (<error>)',
      'Undo your last change to continue. The terminal shows where it failed: if you changed nothing there, report it as an error in the program.',
    ],
  }),
  'blocked-content': error([
    'the header content-security-policy of the site blocks <url>, so that the <element> is not loaded',
    {
      iframe: 'Add the line - { host: <host>, purpose: … } to embeds in _site.yaml, or link to it instead.',
      img: 'Add the line - <host> to imageHosts in _site.yaml, or put the file into media.',
      other: 'Link to it instead, or show a page that contains it with a section of the type embed.',
    },
  ]),
  'file-name': error({
    page: ['the file name cannot be used as a URL', 'Rename it to <name>: lowercase letters and hyphens.'],
    reserved: ['URLs that begin with /<part> are reserved', 'Give the file another name.'],
    length: ['the file name is longer than <most> characters', 'Give the file a shorter name.'],
    copy: ['the file is a copy of <original>', 'Give it its own name and text, or move it elsewhere.'],
    site: ['the <what> of the site belong in <name>', 'Rename it to <name>.'],
    folder: ['the folder has the wrong name, so that the file is not read', 'Rename the folder to <name>.'],
    media: ['a page is in the folder of the images', 'Move it into the folder of the pages.'],
  }),
  download: error({
    type: [
      'the content is not that of a .<extension> file',
      'Save it again in the program that wrote it; a file with another name has the same content.',
    ],
    size: [
      'the file has <size> MB, but the maximum is <most> MB',
      'Save it with smaller images, for example with the quality for screens.',
    ],
  }),
  'file-empty': error(['the file is empty', 'Write its fields, or move the file out of this folder.']),
  'file-size': error(['the <part> has <size> <unit>, but the maximum is <most>', 'Split it.']),
  'route-twice': error([
    '<other> already has the URL <route>',
    'Rename one of the two files, or move it elsewhere.',
  ]),
  stage: error(['<message>', '<fix>']),
  'former-file': error([
    'the file is no longer read: <name> has taken its place',
    'Run npx site migrate, which converts it.',
  ]),
  'font-missing': error({
    package: [
      'the font package <name> is not installed',
      'Run npm install <name>, or write system for the font of the visitor’s device.',
    ],
    file: [
      'the package <name> has no file <file>',
      'Write a .woff2 file of the package, or remove the field.',
    ],
  }),
  'low-contrast': error([
    '<color> has a contrast of <ratios>, but at least <least>:1 is needed',
    'No shade of it has enough contrast on all its backgrounds: change the backgrounds.',
  ]),
  'file-ignored': warning({
    other: [
      'the file is not a page and is not shown on the site',
      'Move it out of this folder, or into media if it is an image: a page is a text file such as about.yaml.',
    ],
    copy: ['the file is a copy of <original>, not a page', 'Move it out of this folder.'],
    ending: ['the file extension is not that of a page', 'Rename it to <name>, or move it elsewhere.'],
  }),
};
