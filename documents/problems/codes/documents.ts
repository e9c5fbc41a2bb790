import { commentHint } from '../format-value.ts';
import { error } from './problem-type.ts';

/** Problems after which the rest of a document is not checked. */
export const documentCodes = {
  'yaml-conflict': error([
    'the file contains two versions of the same lines',
    `Merge them into one version; text that visitors should not see can go into ${commentHint}. Then remove the lines that Git has added.`,
  ]),
  'yaml-depth': error([
    'lists and groups of fields are nested more than <most> levels deep',
    'Use fewer levels: no section needs ten. Extra dashes, brackets or spaces add levels.',
  ]),
  'control-character': error({
    pasted: ['here is <name>, which nobody sees', 'Type this part of the line again, with normal spaces.'],
    typed: [
      'the invisible character <code> is in the text',
      'Delete the characters around it and type them again.',
    ],
    escaped: [
      'the invisible character <code> is in the text',
      'Write two backslashes for a visible one, or put the text in single quotes.',
    ],
  }),
  'duplicate-key': error({
    same: ['the field "<name>" is here twice, first on line <line>', 'Remove it here: both are the same.'],
    texts: [
      'the field "<name>" is here twice, first on line <line>',
      `Combine both texts in one field, or move one into ${commentHint}. If another entry begins here, begin it with "- ".`,
    ],
    lists: [
      'the field "<name>" is here twice, first on line <line>',
      'Move its entries to the end of the list on line <line>; then remove this line.',
    ],
    entry: [
      'another entry or page begins here without its dash or first line: "<name>" is in this one already, on line <line>',
      'Write "- " before its first line, in the column of the other dashes, such as - type: prose. Move a second page to a file of its own.',
    ],
  }),
};
