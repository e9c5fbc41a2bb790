import { ordinal } from '../../read/document/path.ts';
import { invisibleCharacter, nameOfInvisible } from '../invisible-characters.ts';
import { commentHint } from '../format-value.ts';
import { messageTemplate, warning } from './problem-type.ts';

type Length = { length: number; least: number; most: number };
/** A section by its index. */
type First = { first: number };
/** The line to write, unless it is too long to be shown. */
type Line = { line?: string | undefined };

const cutOff = (length: number, most: number): string =>
  length > most ? `, and search results show about ${most}` : '';

/** The stray characters. */
type Mark = { mark: string };

const noList = (types: string): string => `A text has no lists: use a section such as ${types}.`;

/** Fixes for stray characters in a text, by kind. */
const strayMarks = {
  plain: 'Write only the words: this field supports neither bold text nor links.',
  instead: messageTemplate`Write ${'instead'}.`,
  character: messageTemplate`Write ${'instead'} instead.`,
  word: {
    message: ({ mark, instead }: Mark & { instead: string }) =>
      `the word "${instead}" contains ${nameOfInvisible(invisibleCharacter.exec(mark)?.[0] ?? '')}, which nobody sees`,
    fix: messageTemplate`Write the word again: ${'instead'}.`,
  },
  emphasis: messageTemplate`Write ${'instead'} only, or put it between ** for bold text.`,
  bold: messageTemplate`Write ${'instead'} for bold text.`,
  foreign: `Move it out of the text, into ${commentHint}.`,
  braces: 'A token is a name in one pair of braces, such as {phone}.',
  image: 'Write its file name in the field image, or in a section with images.',
  link: 'Write the URL directly after the words: [words](/page).',
  asterisks: 'Write ** directly before and after the bold words.',
  html: 'Write **words** for bold and [words](/page) for a link.',
  'line-break': 'Write a space in its place, or begin a new paragraph after an empty line.',
  lost: 'Write the missing letter.',
  mail: 'Write the words again: they were encoded for an e-mail.',
  comment: 'Move the comment to a line of its own, after #.',
  list: noList('feature-list or benefits'),
  steps: noList('process-steps or feature-list'),
  table: 'A text has no tables: use a section such as fact-table.',
  line: 'Remove it.',
  arrow: 'Remove it: text on the lines below needs >- after the colon.',
  strike: `Move the words between ~~ into ${commentHint}, or remove only the ~~.`,
  backtick: 'Write the words without `.',
};

/** The kind of a stray character. */
export type StrayCharacterKind = keyof typeof strayMarks;

/** Problem types of texts: advice for editors. */
export const textCodes = {
  'title-length': warning({
    message: ({ length, most }: Length) => `the title has ${length} characters${cutOff(length, most)}`,
    fix: messageTemplate`Say what the page offers and where, in ${'least'} to ${'most'} characters.`,
    meaning: 'The title is too long or too short for search results.',
    example: { length: 7, least: 15, most: 60 },
  }),
  'description-length': warning({
    message: ({ length, most }: Length) => `the description has ${length} characters${cutOff(length, most)}`,
    fix: messageTemplate`Say in one or two sentences what the reader gets, in ${'least'} to ${'most'} characters.`,
    meaning: 'The description is too long or too short for search results.',
    example: { length: 16, least: 50, most: 160 },
  }),
  'heading-twice': warning({
    message: messageTemplate`another section of this page has the heading "${'heading'}"`,
    fix: 'Say in each heading what its section is about.',
    meaning: 'Two sections of a page have the same heading.',
    example: { heading: 'Where and when' },
  }),
  'entry-twice': warning({
    message: messageTemplate`"${'text'}" is in this list twice`,
    causes: {
      entry: 'Change one of the two, or merge their texts.',
      'equal-entry': 'Remove one of the two, or change its text.',
      section: {
        message: ({ first }: First) => `the ${ordinal(first + 1)} section has nearly the same text`,
        fix: 'Merge the two sections.',
      },
      'equal-section': {
        message: ({ first }: First) => `the ${ordinal(first + 1)} section is identical`,
        fix: 'Remove one of the two.',
      },
    },
    meaning: 'Two entries of a list have the same text.',
    example: { cause: 'entry', text: 'Does it hurt?' },
  }),
  'heading-by-hand': warning({
    message: messageTemplate`"${'text'}" is used as a heading`,
    causes: {
      text: 'Begin a section with it: screen readers and search engines recognize headings only in the field heading.',
      heading: 'Write only the words: the field is already a heading.',
    },
    meaning: 'A bold line, or one with #, is used as a heading.',
    example: { cause: 'text', text: 'Behind the house' },
  }),
  'long-paragraph': warning({
    message: messageTemplate`the paragraph "${'begin'} …" has ${'count'} words`,
    causes: {
      text: messageTemplate`Split it with a blank line, or shorten it to ${'most'} words: it fills the screen of a phone.`,
      folded: 'Write | after the colon of its field: then blank lines separate paragraphs.',
    },
    meaning: 'A paragraph fills the whole screen of a phone.',
    example: { cause: 'text', begin: 'slowly slowly slowly', count: 81, most: 80 },
  }),
  'link-words': warning({
    causes: {
      words: {
        message: messageTemplate`the link "${'words'}" does not describe its target`,
        fix: 'Write what the reader finds there, such as "Our opening hours".',
      },
      address: {
        message: messageTemplate`the URL ${'address'} does not describe its target`,
        fix: messageTemplate`Write a link with words: [words](${'target'}).`,
      },
    },
    meaning: 'The words of a link do not describe its target.',
    example: { cause: 'words', words: 'click here' },
  }),
  'stray-mark': warning({
    message: ({ mark }: Mark) => `"${mark.replaceAll(/\s+/g, ' ')}" would be visible to readers`,
    causes: {
      ...strayMarks,
      quotes: {
        message: 'the quotes around the text would be shown',
        fix: ({ line }: Line) =>
          line === undefined
            ? 'Write the text without the quotes around it.'
            : `Write ${line}, without the quotes around it.`,
      },
      open: {
        message: messageTemplate`the character ${'mark'} at the beginning of the text is never closed`,
        fix: ({ mark, line }: Mark & Line) =>
          line === undefined ? `Remove the ${mark} at its beginning.` : `Write ${line}.`,
      },
      end: {
        message: messageTemplate`the character ${'mark'} at the end of the text would be shown`,
        fix: ({ mark, line }: Mark & Line) =>
          line === undefined ? `Remove the ${mark} at its end.` : `Write ${line}.`,
      },
    },
    meaning: 'Readers would see markup characters of a token, bold text, a link or another system.',
    example: { cause: 'character', mark: '{name', instead: '{name}' },
  }),
  'fact-by-hand': warning({
    message: messageTemplate`"${'written'}" is written out`,
    fix: messageTemplate`Write {${'token'}}, so that there is one place to change it.`,
    meaning: 'A fact or a claim of the site, or a price of the page, is written out where its token belongs.',
    example: { written: '15,000', token: 'clients' },
  }),
  placeholder: warning({
    message: messageTemplate`"${'text'}" is a placeholder for a text that is still to be written`,
    fix: 'Write the text itself.',
    meaning: 'A placeholder was not replaced.',
    example: { text: 'TODO' },
  }),
  'lost-words': warning({
    message: 'the words after # are a comment, which visitors do not see',
    fix: messageTemplate`Put the whole text in quotes: ${'line'}. Or write the comment on a line of its own above.`,
    meaning: 'Words follow a #, which makes them a comment.',
    example: { line: 'heading: "Write to us # 24/7"' },
  }),
};
