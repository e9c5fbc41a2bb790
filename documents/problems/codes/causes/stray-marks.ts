import { aComment } from '../../words.ts';
import { text, type Text } from '../entry.ts';

/** The characters that readers would see. */
export type Mark = { mark: string };

const shown = <Fix extends Text<never>>(fix: Fix) => ({
  message: ({ mark }: Mark): string => `"${mark.replaceAll(/\s+/g, ' ')}" would be shown as it is`,
  fix,
});

const noList = (types: string): string => `A text has no lists: use a section such as ${types}.`;

/** Characters in a text that a reader would see although they have no meaning on a page, by their kind. */
export const strayMarks = {
  plain: shown('Write the words alone: this field has neither bold words nor links.'),
  instead: shown(text`Write ${'instead'}.`),
  character: shown(text`Write ${'instead'} in its place.`),
  word: shown(text`Write the word anew: ${'instead'}.`),
  emphasis: shown(text`Write ${'instead'} alone, or between ** for bold words.`),
  bold: shown(text`Write ${'instead'} for bold words.`),
  foreign: shown(`Move it out of the text, into ${aComment}.`),
  braces: shown('A token is a name in one pair of braces, such as {phone}.'),
  image: shown('Write its file into the field image, or into a section with images.'),
  link: shown('Write the address right behind the words: [words](/page).'),
  asterisks: shown('Write ** right before and right behind the bold words.'),
  html: shown('Write **words** for bold and [words](/page) for a link.'),
  'line-break': shown('Write a space in its place, or begin a new paragraph after an empty line.'),
  lost: shown('Write the letter that was lost.'),
  mail: shown('Write the words anew: they were encoded for a mail.'),
  comment: shown('Move the comment to a line of its own, after #.'),
  list: shown(noList('feature-list or benefits')),
  steps: shown(noList('process-steps or feature-list')),
  table: shown('A text has no tables: use a section such as fact-table.'),
  line: shown('Remove it.'),
  arrow: shown('Remove it: text on the lines below needs >- behind the colon.'),
  strike: shown(`Move the words between ~~ into ${aComment}, or remove the ~~ alone.`),
  backtick: shown('Write the words without `.'),
};
