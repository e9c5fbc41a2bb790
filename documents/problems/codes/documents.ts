import { aComment, quoted } from '../words.ts';
import { edited, type Entries } from './entry.ts';

type Twin = { name: string; line: number };

const twice = ({ name, line }: Twin): string =>
  `the field ${quoted(name)} is here twice, first on line ${line}`;

const invisible = ({ code }: { code: string }): string =>
  `the invisible character ${code} does not belong in a text`;

/** Documents of which nothing more is read. */
export const documentCodes = {
  'yaml-conflict': {
    severity: 'error',
    meaning: 'The file holds two versions of the same lines.',
    message: 'the file holds two versions of the same lines',
    fix: `Write one version in which nothing is missing; what is not shown can go into ${aComment}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`,
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      '<<<<<<< HEAD\nname: Contact\n=======\nname: Reach us\n>>>>>>> new\n',
      `pages/contact.yaml:3:1  the file holds two versions of the same lines. Write one version in which nothing is missing; what is not shown can go into ${aComment}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`,
    ),
  },
  'yaml-depth': {
    severity: 'error',
    meaning: 'Lists and groups are nested too deep.',
    message: ({ most }: { most: number }) => `lists and groups are nested more than ${most} levels deep`,
    fix: 'Write it in fewer levels: no section needs ten. Too many dashes, brackets or spaces nest it.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      `heading: ${'['.repeat(40)}${']'.repeat(40)}`,
      'pages/contact.yaml:24:41  lists and groups are nested more than 30 levels deep. Write it in fewer levels: no section needs ten. Too many dashes, brackets or spaces nest it.',
    ),
  },
  'control-character': {
    severity: 'error',
    meaning: 'A text holds a character that nobody can see or print.',
    causes: {
      typed: { message: invisible, fix: 'Delete the characters around it and type them again.' },
      escaped: {
        message: invisible,
        fix: 'Write two backslashes for one that is to be seen, or put the text in single quotes.',
      },
    },
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write\u0007 to us',
      'pages/contact.yaml:24:19  the invisible character U+0007 does not belong in a text. Delete the characters around it and type them again.',
    ),
  },
  'duplicate-key': {
    severity: 'error',
    meaning: 'A field is in one group twice.',
    causes: {
      same: { message: twice, fix: 'Remove it here: both say the same.' },
      texts: {
        message: twice,
        fix: ({ isEntry }: { isEntry: boolean }) =>
          `Only one can be shown: write the words of both into one, or move one into ${aComment}.${isEntry ? ' If another entry begins here, begin it with "- " and its first field.' : ''}`,
      },
      lists: {
        message: twice,
        fix: ({ line }: Twin) =>
          `Move its entries to the end of the list on line ${line}; then this line has nothing left and can go.`,
      },
      page: {
        message: ({ line }: Twin) => `a second page begins here; the first one begins on line ${line}`,
        fix: 'Move it to a file of its own.',
      },
      section: {
        message: ({ name, line }: Twin) =>
          `another entry begins here without its first line: ${quoted(name)} is in this one already, on line ${line}`,
        fix: 'Write its first line above, such as - type: prose for a section, with the dash in the column of the other dashes.',
      },
    },
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\nname: Reach us\n',
      'pages/contact.yaml:4:1  the field "name" is here twice, first on line 3. Only one can be shown: write the words of both into one, or move one into a comment (a line that begins with #).',
    ),
  },
} satisfies Entries;
