import { commentHint, toQuoted } from '../format-value.ts';
import { error, messageTemplate } from './problem-type.ts';

type Twin = { name: string; line: number };

const twice = ({ name, line }: Twin): string =>
  `the field ${toQuoted(name)} is here twice, first on line ${line}`;

const invisible = messageTemplate`the invisible character ${'code'} does not belong in a text`;

/** Documents of which nothing more is read. */
export const documentCodes = {
  'yaml-conflict': error({
    meaning: 'The file holds two versions of the same lines.',
    message: 'the file holds two versions of the same lines',
    fix: `Write one version in which nothing is missing; what is not shown can go into ${commentHint}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`,
  }),
  'yaml-depth': error({
    meaning: 'Lists and groups are nested too deep.',
    message: messageTemplate`lists and groups are nested more than ${'most'} levels deep`,
    fix: 'Write it in fewer levels: no section needs ten. Too many dashes, brackets or spaces nest it.',
    example: { most: 30 },
  }),
  'control-character': error({
    meaning: 'A text holds a character that nobody can see or print.',
    message: invisible,
    causes: {
      typed: 'Delete the characters around it and type them again.',
      escaped: 'Write two backslashes for one that is to be seen, or put the text in single quotes.',
    },
    example: { cause: 'typed', code: 'U+0007' },
  }),
  'duplicate-key': error({
    meaning: 'A field is in one group twice.',
    message: twice,
    causes: {
      same: 'Remove it here: both say the same.',
      texts: ({ isEntry }: { isEntry: boolean }) =>
        `Only one can be shown: write the words of both into one, or move one into ${commentHint}.${isEntry ? ' If another entry begins here, begin it with "- " and its first field.' : ''}`,
      lists: messageTemplate`Move its entries to the end of the list on line ${'line'}; then this line has nothing left and can go.`,
      page: {
        message: messageTemplate`a second page begins here; the first one begins on line ${'line'}`,
        fix: 'Move it to a file of its own.',
      },
      section: {
        message: ({ name, line }: Twin) =>
          `another entry begins here without its first line: ${toQuoted(name)} is in this one already, on line ${line}`,
        fix: 'Write its first line above, such as - type: prose for a section, with the dash in the column of the other dashes.',
      },
    },
    example: { cause: 'texts', name: 'name', line: 3, isEntry: false },
  }),
};
