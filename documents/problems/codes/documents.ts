import { commentHint, toQuoted } from '../format-value.ts';
import { error, messageTemplate } from './problem-type.ts';

type Twin = { name: string; line: number };

const twice = ({ name, line }: Twin): string =>
  `the field ${toQuoted(name)} is here twice, first on line ${line}`;

const invisible = messageTemplate`the invisible character ${'code'} does not belong in a text`;

/** Problems after which the rest of a document is not checked. */
export const documentCodes = {
  'yaml-conflict': error({
    meaning: 'The file contains two versions of the same lines.',
    message: 'the file contains two versions of the same lines',
    fix: `Merge them into one version; text that visitors should not see can go into ${commentHint}. Then remove the marker lines of Git: <<<<<<<, ======= and >>>>>>>.`,
  }),
  'yaml-depth': error({
    meaning: 'Lists and groups of fields are nested too deep.',
    message: messageTemplate`lists and groups of fields are nested more than ${'most'} levels deep`,
    fix: 'Use fewer levels: no section needs ten. Extra dashes, brackets or spaces add levels.',
    example: { most: 30 },
  }),
  'control-character': error({
    meaning: 'A text contains an invisible control character.',
    message: invisible,
    causes: {
      pasted: {
        message: messageTemplate`here is ${'name'}, which nobody sees`,
        fix: 'Type this part of the line again, with normal spaces.',
      },
      typed: 'Delete the characters around it and type them again.',
      escaped: 'Write two backslashes for a visible one, or put the text in single quotes.',
    },
    example: { cause: 'typed', code: 'U+0007' },
  }),
  'duplicate-key': error({
    meaning: 'A group of fields contains the same field twice.',
    message: twice,
    causes: {
      same: 'Remove it here: both have the same value.',
      texts: ({ isEntry }: { isEntry: boolean }) =>
        `Only one can be shown: combine both texts in one field, or move one into ${commentHint}.${isEntry ? ' If another entry begins here, begin it with "- " and its first field.' : ''}`,
      lists: messageTemplate`Move its entries to the end of the list on line ${'line'}; then remove this line.`,
      page: {
        message: messageTemplate`a second page begins here; the first one begins on line ${'line'}`,
        fix: 'Move it to a separate file.',
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
