import { ordinal } from '../../read/document/path.ts';
import { edited, many, told, type Entries } from './entry.ts';
import { strayMarks, type Mark } from './causes/stray-marks.ts';

type Length = { length: number; least: number; most: number };
/** A section by its index. */
type First = { first: number };
/** The line to write, unless it is too long to be shown. */
type Line = { line?: string | undefined };

const cutOff = (length: number, most: number): string =>
  length > most ? `, and search results show about ${most}` : '';
const twiceInList = ({ text }: { text: string }): string => `"${text}" is in this list twice`;
const usedAsHeading = ({ text }: { text: string }): string => `"${text}" is used as a heading`;
const longParagraph = ({ begin, count }: { begin: string; count: number }): string =>
  `the paragraph "${begin} …" has ${count} words`;

/** Advice on what the words say. */
export const wordCodes = {
  'title-length': {
    severity: 'warning',
    message: ({ length, most }: Length) => `the title has ${length} characters${cutOff(length, most)}`,
    fix: ({ least, most }: Length) =>
      `Say what the page offers and where, in ${least} to ${most} characters.`,
    meaning: 'The title is too long or too short for search results.',
    example: edited(
      'contact.yaml',
      'title: Contact and Opening Hours | {name}',
      'title: Contact',
      'pages/contact.yaml:1:8  title: the title has 7 characters. Say what the page offers and where, in 15 to 60 characters.',
    ),
  },
  'description-length': {
    severity: 'warning',
    message: ({ length, most }: Length) => `the description has ${length} characters${cutOff(length, most)}`,
    fix: ({ least, most }: Length) =>
      `Say in one or two sentences what the reader gets, in ${least} to ${most} characters.`,
    meaning: 'The description is too long or too short for search results.',
    example: edited(
      'contact.yaml',
      'Call {phone}, write to {email} or come to {street} in {city}.',
      'How to reach us.',
      'pages/contact.yaml:2:14  description: the description has 16 characters. Say in one or two sentences what the reader gets, in 50 to 160 characters.',
    ),
  },
  'heading-twice': {
    severity: 'warning',
    message: ({ heading }: { heading: string }) =>
      `another section of this page has the heading "${heading}"`,
    fix: 'Say in each heading what its section is about.',
    meaning: 'Two sections of a page have the same heading.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Where and when',
      `pages/contact.yaml:24:14  the third section, contact-form 'Where and when', heading: another section of this page has the heading "Where and when". Say in each heading what its section is about.`,
    ),
  },
  'entry-twice': {
    severity: 'warning',
    causes: {
      entry: {
        message: twiceInList,
        fix: 'Write in one of the two what it is meant to say, or merge the texts of both.',
      },
      'equal-entry': {
        message: twiceInList,
        fix: 'Remove one of the two, or write what it is meant to say.',
      },
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
    example: edited(
      'home.yaml',
      'question: When are you open?',
      'question: Does it hurt?',
      `pages/home.yaml:30:19  the fourth section, faq 'What patients ask', items 2, question: "Does it hurt?" is in this list twice. Write in one of the two what it is meant to say, or merge the texts of both.`,
    ),
  },
  'heading-by-hand': {
    severity: 'warning',
    causes: {
      text: {
        message: usedAsHeading,
        fix: 'Begin a section with it: screen readers and search engines know headings by their field.',
      },
      heading: { message: usedAsHeading, fix: 'Write the words alone: they are a heading already.' },
    },
    meaning: 'A bold line, or one with #, is used as a heading.',
    example: told(
      "'**Behind the house**'",
      `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "Behind the house" is used as a heading. Begin a section with it: screen readers and search engines know headings by their field.`,
    ),
  },
  'long-paragraph': {
    severity: 'warning',
    causes: {
      text: {
        message: longParagraph,
        fix: ({ most }: { most: number }) =>
          `Divide it with a blank line, or shorten it to ${most} words: it fills a phone.`,
      },
      folded: {
        message: longParagraph,
        fix: 'Write | behind the colon of its field: then blank lines divide paragraphs.',
      },
    },
    meaning: 'A paragraph fills a whole phone.',
    example: told(
      many('slowly', 81),
      `pages/contact.yaml:11:11  the second section, prose 'Parking', text: the paragraph "slowly slowly slowly …" has 81 words. Divide it with a blank line, or shorten it to 80 words: it fills a phone.`,
    ),
  },
  'link-words': {
    severity: 'warning',
    causes: {
      words: {
        message: ({ words }: { words: string }) => `the link "${words}" does not say where it leads`,
        fix: 'Write what the reader finds there, such as "Our opening hours".',
      },
      address: {
        message: ({ address }: { address: string }) => `the address ${address} does not say what it leads to`,
        fix: ({ target }: { target: string }) => `Write words for it: [words](${target}).`,
      },
    },
    meaning: 'The words of a link do not say where it leads.',
    example: told(
      "'For the first visit [click here](/).'",
      `pages/contact.yaml:11:33  the second section, prose 'Parking', text: the link "click here" does not say where it leads. Write what the reader finds there, such as "Our opening hours".`,
    ),
  },
  'stray-mark': {
    severity: 'warning',
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
        message: ({ mark }: Mark) => `the character ${mark} at the beginning of the text is never closed`,
        fix: ({ mark, line }: Mark & Line) =>
          line === undefined ? `Remove the ${mark} at its beginning.` : `Write ${line}.`,
      },
      end: {
        message: ({ mark }: Mark) => `the character ${mark} at the end of the text would be shown`,
        fix: ({ mark, line }: Mark & Line) =>
          line === undefined ? `Remove the ${mark} at its end.` : `Write ${line}.`,
      },
    },
    meaning: 'Readers would see a character of a token, of bold words, of a link or of another system.',
    example: told(
      "'Free for patients of {name.'",
      `pages/contact.yaml:11:33  the second section, prose 'Parking', text: "{name" would be shown as it is. Write {name} in its place.`,
    ),
  },
  placeholder: {
    severity: 'warning',
    message: ({ text }: { text: string }) =>
      `"${text}" is a placeholder for a text that is still to be written`,
    fix: 'Write the text itself.',
    meaning: 'A placeholder was not replaced.',
    example: told(
      "'TODO: ask the front desk.'",
      `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "TODO" is a placeholder for a text that is still to be written. Write the text itself.`,
    ),
  },
  'lost-words': {
    severity: 'warning',
    message: 'the words after # are a comment, which nobody sees',
    fix: ({ line }: { line: string }) =>
      `Put the whole text in quotes: ${line}. Or write the comment on a line of its own above.`,
    meaning: 'Words are behind a #, where they are a comment.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write to us # 24/7',
      'pages/contact.yaml:24:26  heading: the words after # are a comment, which nobody sees. Put the whole text in quotes: heading: "Write to us # 24/7". Or write the comment on a line of its own above.',
    ),
  },
} satisfies Entries;
