import { error, warning } from './problem-type.ts';

const inQuotes =
  'Put quotes around the whole text, or write >- after the colon and the text on the lines below.';

/** Problem types of text that is not YAML, or that YAML reads differently than its author intended. */
export const yamlCodes = {
  'yaml-syntax': error([
    'the line cannot be read (<error>)',
    'Compare it with the lines around it: a field looks like "heading: Marble", and an entry begins with a dash and a space.',
  ]),
  'yaml-words': error([
    '"<sign>" is not a field and not part of a text',
    'Put # before the line, or write its words into a field, such as heading: Marble.',
  ]),
  'yaml-line': error(['two fields or entries are on one line', 'Begin a new line for the second: <sign>.']),
  'yaml-tab': error(['the line begins with a tab', 'Use spaces: two for each level.']),
  'yaml-indent': error([
    'the line begins with <from> spaces, which does not match the lines around it',
    'Begin it with <to> spaces, in the column of the lines that it belongs to.',
  ]),
  'yaml-swallowed': error([
    'the line is read as part of the text above it, and looks like a field or an entry',
    'If it is one, begin it in the column of the others. If it is part of the text, begin the line with another word.',
  ]),
  'yaml-list': error([
    'a list begins here without its name',
    'Write its name on a line above it, such as <sign>.',
  ]),
  'yaml-dash': error({
    missing: [
      'an entry of a list begins with a dash and a space',
      'Write the entry like "- Licensed and insured".',
    ],
    split: [
      'the dash begins a new entry, and the entry above is not complete',
      'If the line belongs to the entry above, write it without the dash, in the column of its other fields.',
    ],
  }),
  'yaml-note': error(['a comment begins with #, not with <sign>', 'Write # before each of its lines.']),
  'yaml-comma': error(['the line ends with a comma', 'Write the line without the comma at its end.']),
  'yaml-colon': error(['a field is its name, a colon and a space', 'Write it like "heading: Marble".']),
  'yaml-quotes': error({
    open: ['the quotes are never closed', 'Write the same quotes at the end of the text.'],
    needed: ['a text with <sign> needs quotes around it', inQuotes],
  }),
  'yaml-bracket': error([
    'brackets or commas of fields on one line are missing or do not match',
    'Write fields on one line like "{ label: About, href: /about }".',
  ]),
  'yaml-feature': error([
    '<sign> has a special meaning in YAML, which documents do not support',
    'Put the text in quotes if it belongs to a text. Otherwise write the value itself.',
  ]),
  'lost-words': warning([
    'the words after # are a comment, which visitors do not see',
    'Put the whole text in quotes, or write the comment on a line of its own above.',
  ]),
};
