import { commentHint } from '../format-value.ts';
import { warning } from './problem-type.ts';

/** Fixes for markup of other formats in a text. */
const strayCharacters = {
  plain: 'Write only the words: this field supports neither bold text nor links.',
  words: 'Write only the words, without these characters.',
  markup: 'Write **words** for bold and [words](/page) for a link.',
  section: 'Use a section such as feature-list, process-steps or fact-table for lists and tables.',
  image: 'Write its file name in the field image, or in a section with images.',
  again: 'Write the words again, as readers should see them: another program has encoded them.',
  foreign: `Move it out of the text, into ${commentHint}.`,
  braces: 'Write one pair of braces around the name of a token, such as {phone}.',
};

/** The fix for a stray character. */
export type StrayCharacterKind = keyof typeof strayCharacters;

/** Problem types of texts: advice for editors. */
export const textCodes = {
  'title-length': warning([
    'the title has <length>',
    'Say what the page offers and where, in <least> to <most> characters.',
  ]),
  'description-length': warning([
    'the description has <length>',
    'Say in one or two sentences what the reader gets, in <least> to <most> characters.',
  ]),
  'heading-twice': warning([
    'another section has the heading "<heading>"',
    'Say what each section is about in its heading.',
  ]),
  'entry-twice': warning([
    '"<text>" is here twice',
    {
      entry: 'Change one of the two, or merge their texts.',
      copy: 'Remove one of the two, or change its text.',
    },
  ]),
  'heading-by-hand': warning([
    '"<text>" is used as a heading',
    {
      text: 'Begin a section with it: screen readers and search engines recognize headings only in the field heading.',
      heading: 'Write only the words: the field is already a heading.',
    },
  ]),
  'long-paragraph': warning([
    'the paragraph "<begin> …" has <count> words',
    {
      text: 'Split it with a blank line, or shorten it to <most> words: it fills the screen of a phone.',
      folded: 'Write | after the colon of its field: then blank lines separate paragraphs.',
    },
  ]),
  'link-words': warning([
    'the words "<words>" of the link do not describe its target',
    'Write what the reader finds there, such as [our opening hours](/contact#hours).',
  ]),
  'stray-mark': warning(['"<mark>" would be visible to readers', strayCharacters]),
  placeholder: warning(['"<text>" is a placeholder for a text', 'Write the text itself.']),
};
