import { ordinal } from '../../read/document/path.ts';
import { commentHint } from '../format-value.ts';
import { messageTemplate, warning } from './problem-type.ts';

type Length = { length: number; least: number; most: number };
/** A section by its index. */
type First = { first: number };
/** The line to write, unless it is too long to be shown. */
type Line = { line?: string | undefined };

const cutOff = (length: number, most: number): string =>
  length > most ? `, and search results show about ${most}` : '';

/** The characters that readers would see. */
type Mark = { mark: string };

const noList = (types: string): string => `A text has no lists: use a section such as ${types}.`;

/** Characters in a text that a reader would see although they have no meaning on a page, by their kind. */
const strayMarks = {
  plain: 'Write the words alone: this field has neither bold words nor links.',
  instead: messageTemplate`Write ${'instead'}.`,
  character: messageTemplate`Write ${'instead'} in its place.`,
  word: messageTemplate`Write the word anew: ${'instead'}.`,
  emphasis: messageTemplate`Write ${'instead'} alone, or between ** for bold words.`,
  bold: messageTemplate`Write ${'instead'} for bold words.`,
  foreign: `Move it out of the text, into ${commentHint}.`,
  braces: 'A token is a name in one pair of braces, such as {phone}.',
  image: 'Write its file into the field image, or into a section with images.',
  link: 'Write the address right behind the words: [words](/page).',
  asterisks: 'Write ** right before and right behind the bold words.',
  html: 'Write **words** for bold and [words](/page) for a link.',
  'line-break': 'Write a space in its place, or begin a new paragraph after an empty line.',
  lost: 'Write the letter that was lost.',
  mail: 'Write the words anew: they were encoded for a mail.',
  comment: 'Move the comment to a line of its own, after #.',
  list: noList('feature-list or benefits'),
  steps: noList('process-steps or feature-list'),
  table: 'A text has no tables: use a section such as fact-table.',
  line: 'Remove it.',
  arrow: 'Remove it: text on the lines below needs >- behind the colon.',
  strike: `Move the words between ~~ into ${commentHint}, or remove the ~~ alone.`,
  backtick: 'Write the words without `.',
};

/** What kind of character a reader would see. */
export type StrayCharacterKind = keyof typeof strayMarks;

/** Advice on what the words say. */
export const wordCodes = {
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
      entry: 'Write in one of the two what it is meant to say, or merge the texts of both.',
      'equal-entry': 'Remove one of the two, or write what it is meant to say.',
      section: {
        message: ({ first }: First) =>
          `the ${ordinal(first + 1)} section says the same in nearly the same words`,
        fix: 'Merge the texts of both in one section.',
      },
      'equal-section': {
        message: ({ first }: First) => `the ${ordinal(first + 1)} section says the same`,
        fix: 'Remove one of the two: both say the same.',
      },
    },
    meaning: 'Two entries of a list say the same.',
    example: { cause: 'entry', text: 'Does it hurt?' },
  }),
  'heading-by-hand': warning({
    message: messageTemplate`"${'text'}" is used as a heading`,
    causes: {
      text: 'Begin a section with it: screen readers and search engines know headings by their field.',
      heading: 'Write the words alone: they are a heading already.',
    },
    meaning: 'A bold line, or one with #, is used as a heading.',
    example: { cause: 'text', text: 'Behind the house' },
  }),
  'long-paragraph': warning({
    message: messageTemplate`the paragraph "${'begin'} …" has ${'count'} words`,
    causes: {
      text: messageTemplate`Divide it with a blank line, or shorten it to ${'most'} words: it fills a phone.`,
      folded: 'Write | behind the colon of its field: then blank lines divide paragraphs.',
    },
    meaning: 'A paragraph fills a whole phone.',
    example: { cause: 'text', begin: 'slowly slowly slowly', count: 81, most: 80 },
  }),
  'link-words': warning({
    causes: {
      words: {
        message: messageTemplate`the link "${'words'}" does not say where it leads`,
        fix: 'Write what the reader finds there, such as "Our opening hours".',
      },
      address: {
        message: messageTemplate`the address ${'address'} does not say what it leads to`,
        fix: messageTemplate`Write words for it: [words](${'target'}).`,
      },
    },
    meaning: 'The words of a link do not say where it leads.',
    example: { cause: 'words', words: 'click here' },
  }),
  'stray-mark': warning({
    message: ({ mark }: Mark) => `"${mark.replaceAll(/\s+/g, ' ')}" would be shown as it is`,
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
    meaning: 'Readers would see a character of a token, of bold words, of a link or of another system.',
    example: { cause: 'character', mark: '{name', instead: '{name}' },
  }),
  placeholder: warning({
    message: messageTemplate`"${'text'}" is a placeholder for a text that is still to be written`,
    fix: 'Write the text itself.',
    meaning: 'A placeholder was not replaced.',
    example: { text: 'TODO' },
  }),
  'lost-words': warning({
    message: 'the words after # are a comment, which nobody sees',
    fix: messageTemplate`Put the whole text in quotes: ${'line'}. Or write the comment on a line of its own above.`,
    meaning: 'Words are behind a #, where they are a comment.',
    example: { line: 'heading: "Write to us # 24/7"' },
  }),
};
