import { lineMessage } from './line-messages.ts';
import { error } from './problem-type.ts';

const group = 'Fields on one line look like this: { label: About, href: /about }.';
const inQuotes = 'Put quotes around the whole text, or write {name}: >- and the text on the lines below.';

/** Problem types of quotes, brackets and unsupported features of YAML. */
export const yamlTextCodes = {
  'yaml-quotes': error({
    meaning: 'Quotes are open, or missing where they are needed.',
    causes: {
      open: lineMessage('the quotes are never closed', 'Write {token} after the last word of the text.'),
      inner: lineMessage('the text has quotes inside its quotes', inQuotes),
      early: lineMessage('the quotes end before the text does', inQuotes),
      first: lineMessage('a text that begins with {token} needs quotes', inQuotes),
      colon: lineMessage('a text with a colon and a space in it needs quotes', inQuotes),
      hash: lineMessage('the words after # are not shown, because the text has no quotes', inQuotes),
      bracket: lineMessage('a text with special characters needs quotes between { and }', group),
      list: lineMessage(
        'the texts of a list on one line need quotes, and commas between them',
        'A list on one line looks like this: ["One", "Two"].',
      ),
      backslash: lineMessage(
        'a backslash has a special meaning inside double quotes',
        'Write two backslashes for one, or use single quotes.',
      ),
    },
    example: { cause: 'colon', sign: 'W', name: 'heading', write: 'heading: "Write: we answer"', from: 4 },
  }),
  'yaml-bracket': error({
    meaning: 'A bracket is not closed, or is missing.',
    causes: {
      open: lineMessage('the bracket {token} is never closed', group),
      condition: lineMessage(
        'a condition on one line is between { and }',
        'A condition looks like this: when: { rooms: kitchen }.',
      ),
      alone: lineMessage('the {token} is on a line of its own', 'Write it at the end of the line above.'),
      extra: lineMessage('there is one {token} too many', group),
      round: lineMessage('fields on one line are between { and }, not ( and )', group),
      comma: lineMessage('a comma is missing between two fields', group),
      commas: lineMessage('there is one comma too many', group),
      lines: lineMessage(
        'a comma is missing at the end of a line after the bracket {token}',
        'End each field between brackets with a comma. Fields on lines of their own need neither brackets nor commas.',
      ),
    },
    example: {
      cause: 'open',
      sign: '{',
      write: 'image: { src: tooth.svg, alt: Drawing of a healthy tooth }',
      from: 4,
    },
  }),
  'yaml-feature': error({
    meaning: 'A YAML feature that documents do not support, such as anchors (`&a`, `*a`), `<<` or `!!set`.',
    causes: {
      anchor: lineMessage(
        '{token} is a YAML anchor, which is not supported here',
        'Remove {token}. A text that begins with & needs quotes.',
      ),
      alias: lineMessage(
        '{token} is a YAML alias, which is not supported here',
        'Write the value itself; put what several pages have in common in a shared section. A text that begins with * needs quotes.',
      ),
      tag: lineMessage(
        '{token} is a YAML tag, which is not supported here',
        'Remove {token}. A text that begins with ! needs quotes.',
      ),
      'directive-line': lineMessage(
        'the line is a YAML directive, which is not supported here',
        'Put # before the line.',
      ),
      'explicit-key-ind': lineMessage(
        'the question mark turns what follows into a field name',
        'Write a field without it, such as heading: Marble. A text that begins with ? needs quotes.',
      ),
      merge: lineMessage(
        '<< copies fields from elsewhere in the file, which is not supported here',
        'Write the fields themselves.',
      ),
      'list-as-name': lineMessage(
        'a list or a group of fields is used as a field name',
        'Write the name as a word, such as heading:. A text that begins with { or [ needs quotes.',
      ),
    },
    example: { cause: 'anchor', sign: '&all', from: 0 },
  }),
};
