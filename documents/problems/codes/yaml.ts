import { lineMessage, wrongColumn, type LineParams } from './line-messages.ts';
import { error, messageTemplate } from './problem-type.ts';

const field = 'A field looks like this: heading: Marble.';
const entry = 'An entry begins with a dash and a space, such as - Licensed and insured.';
const group = 'Fields on one line look like this: { label: About, href: /about }.';

/** Problem types of lines that are not valid YAML because of their characters or columns. */
export const yamlCodes = {
  'yaml-syntax': error({
    meaning: 'A line cannot be read.',
    causes: {
      divider: lineMessage(
        'the line {token} ends the document',
        'Remove the line: a page is one document, and its sections follow each other.',
      ),
      format: lineMessage(
        'the line {token} belongs to another format, such as Markdown or HTML',
        'Put # before the line.',
      ),
      mail: lineMessage('the line begins with >, as quoted mail does', field),
      'before-field': lineMessage(
        '"{token}" does not belong before the name of a field or the dash of an entry',
        'A line begins with spaces and its field or dash. Other words can go into a comment above it.',
      ),
      comma: lineMessage(
        'the line ends with a comma',
        'Fields and entries on lines of their own have no commas.',
      ),
      'name-twice': lineMessage('the field name "{name}" is on the line twice', field),
      'two-fields': {
        message: 'two fields are on one line',
        fix: messageTemplate`Begin a new line below it for ${'name'}, in the same column: ${'sign'}.`,
      },
      words: lineMessage(
        '"{token}" is not a field and not part of a text',
        'Put # before the line, or write its words into a field, such as heading: Marble.',
      ),
      unreadable: lineMessage(
        'the line is not valid YAML',
        'Compare it with the lines above: the same columns, a colon and a space after each name, quotes and brackets in pairs.',
      ),
    },
    example: { cause: 'divider', sign: '---', name: '', from: 0 },
  }),
  'yaml-tab': error({
    meaning: 'A line begins with a tab or another kind of space.',
    causes: {
      tab: {
        message: messageTemplate`the line begins with ${'sign'}`,
        fix: 'Use spaces: two for each level.',
      },
    },
    example: { cause: 'tab', sign: 'a tab', name: '', from: 1 },
  }),
  'yaml-indent': error({
    meaning: 'A line begins too far to the left or to the right.',
    causes: {
      column: wrongColumn('the line begins {from}, which does not match the lines around it'),
      text: wrongColumn('the line begins further to the left than the text it belongs to'),
      'list-name': {
        message: 'a list begins here without its name',
        fix: ({ write }: LineParams) =>
          `Write the name of the list on a line of its own above it${write === undefined ? ', such as items:' : `: ${write}`}.`,
      },
      entry: lineMessage(
        'an entry begins here without a dash',
        'Write "- " before "{name}", in the column of the other dashes.',
      ),
      swallowed: lineMessage(
        'the line is part of the text above it, and looks like the field "{name}"',
        'If it is a field, begin it {to}, below the text. If it is part of the text, begin the line with another word.',
      ),
      'swallowed-entry': lineMessage(
        'the entry is read as part of the text above it',
        'Begin it {to}, in the column of the other dashes.',
      ),
    },
    example: {
      cause: 'column',
      write: 'heading: Write to us',
      from: 3,
      to: 4,
      example: { line: 23, text: 'anchor: message' },
    },
  }),
  'yaml-dash': error({
    meaning: 'A list entry begins with another character than a dash, or a dash is in the wrong place.',
    causes: {
      bullet: lineMessage('"{token}" is not a dash', entry),
      box: lineMessage('the box {token} of a task list is not part of an entry', entry),
      link: lineMessage('a link in a list is a group of fields', group),
      twice: lineMessage('the entry has two dashes', entry),
      'same-line': lineMessage(
        'a dash follows {name}: on the same line',
        'Write {name}: alone, and each entry on a line of its own below it, after "- ".',
      ),
      first: lineMessage('the first entry of the list has no dash', entry),
      split: lineMessage(
        'the dash before "{name}" begins a new entry, and the entry above is not complete',
        'If it belongs to the entry above, write {name} without the dash, in the same column as {token}.',
      ),
    },
    example: { cause: 'bullet', sign: '•', name: '', write: '- question: When are you open?', from: 6 },
  }),
  'yaml-note': error({
    meaning: 'A comment begins with the characters of another language instead of #.',
    causes: {
      line: lineMessage(
        'a comment begins with #, not with {token}',
        'Write # before each line of the comment.',
      ),
    },
    example: { cause: 'line', sign: '//', name: '', write: '# the front desk', from: 0 },
  }),
  'yaml-space': error({
    meaning: 'The space after a colon or a dash is missing.',
    causes: {
      colon: lineMessage('a space is missing after "{name}:"', field),
      dash: lineMessage('a space is missing after the dash', entry),
    },
    example: { cause: 'colon', sign: '', name: 'submit', write: 'submit: Send', from: 4 },
  }),
  'yaml-colon': error({
    meaning: 'The colon after the name of a field is missing.',
    causes: {
      other: lineMessage('a colon and a space belong after "{name}", not {token}', field),
      missing: lineMessage('a colon is missing after "{name}"', field),
    },
    example: { cause: 'missing', sign: '', name: 'submit', write: 'submit: Send', from: 4 },
  }),
};
