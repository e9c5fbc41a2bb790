import { page, legacy, type Entries } from './entry.ts';

/** A text as a program saves it that knows no UTF-8. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const asNumber = (value: number): string => value.toLocaleString('en-US');

const divide = 'Divide it: a page of words has about 2,000 characters.';

/** Files that are missing or cannot be used. */
export const fileCodes = {
  'pages-missing': {
    severity: 'error',
    ...legacy,
    meaning: 'The folder of the pages does not exist.',
    example: {
      spoil: (site) => site.remove(''),
      says: 'pages:1:1  the folder does not exist. Name the folder that holds the pages.',
    },
  },
  'site-missing': {
    severity: 'error',
    ...legacy,
    meaning: '`_site.yaml` is missing: facts, menus and footer stand in it.',
    example: {
      spoil: (site) => site.remove('_site.yaml'),
      says: 'pages/_site.yaml:1:1  the file is missing. Create it with the facts, menus and footer of the site.',
    },
  },
  'home-missing': {
    severity: 'error',
    ...legacy,
    meaning: '`home.yaml`, the page with the address /, is missing.',
    example: {
      spoil: (site) => {
        site.remove('home.yaml');
        // It was used there alone.
        site.remove('_shared/book.yaml');
      },
      says: 'pages/home.yaml:1:1  the file is missing. Create it: it is the page with the address /.',
    },
  },
  'not-found-missing': {
    severity: 'error',
    ...legacy,
    meaning: '`not-found.yaml`, the page for unknown addresses, is missing.',
    example: {
      spoil: (site) => site.remove('not-found.yaml'),
      says: 'pages/not-found.yaml:1:1  the file is missing. Create it: it is the page for addresses that do not exist.',
    },
  },
  'file-unreadable': {
    severity: 'error',
    ...legacy,
    meaning: 'The file is not text in UTF-8.',
    example: {
      spoil: (site) => site.write('contact.yaml', latin1('title: Café\n')),
      says: 'pages/contact.yaml:1:11  a letter is not saved as UTF-8. Save it again as UTF-8: most programs ask for the encoding under "Save as".',
    },
  },
  'file-name': {
    severity: 'error',
    ...legacy,
    meaning: 'The name of the file cannot be an address: small letters, digits and hyphens only.',
    example: {
      spoil: (site) => site.write('gum care.yaml', page('Gums', 'noindex: true\n')),
      says: 'pages/gum care.yaml:1:1  the name of the file cannot be an address. Rename it to gum-care.yaml: small letters, digits and hyphens only.',
    },
  },
  'file-empty': {
    severity: 'error',
    message: 'the file is empty',
    fix: 'Write its fields, or move the file out of this folder.',
    meaning: 'The file holds nothing.',
    example: {
      spoil: (site) => site.write('contact.yaml', '# to be written\n'),
      says: 'pages/contact.yaml:1:1  the file is empty. Write its fields, or move the file out of this folder.',
    },
  },
  'file-size': {
    severity: 'error',
    causes: {
      bytes: {
        message: ({ size, most }: { size: string; most: string }) =>
          `the file has ${size}, and a document has at most ${most}`,
        fix: 'Divide it into several pages.',
      },
      parts: {
        message: ({ size, most }: { size: number; most: number }) =>
          `the document has ${asNumber(size)} fields and entries, and ${asNumber(most)} are the most`,
        fix: 'Divide it into several pages.',
      },
      line: {
        message: ({ size, most }: { size: number; most: number }) =>
          `the line has ${asNumber(size)} characters, and ${asNumber(most)} are the most`,
        fix: divide,
      },
      text: {
        message: ({ size, most }: { size: number; most: number }) =>
          `the text has ${asNumber(size)} characters, and ${asNumber(most)} are the most`,
        fix: divide,
      },
    },
    meaning: 'The file is too large for a document.',
    example: {
      spoil: (site) => site.write('contact.yaml', `# ${'a note '.repeat(200_000)}\n`),
      says: 'pages/contact.yaml:1:1  the file has 1.4 MB, and a document has at most 1 MB. Divide it into several pages.',
    },
  },
  'route-twice': {
    severity: 'error',
    ...legacy,
    meaning: 'Two files have the same address.',
    example: {
      spoil: (site) => site.write('contact.yml', page('Gums')),
      says: 'pages/contact.yml:1:1  pages/contact.yaml has the address /contact already. Rename one of the two files, or move it out of this folder.',
    },
  },
} satisfies Entries;
