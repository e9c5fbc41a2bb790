import { aComment, quoted } from '../words.ts';
import { edited, type Entries } from './entry.ts';

/** What is known of a mistake in the lines of a file. Only a correction that is certain has `write`. */
export type LineParams = {
  sign?: string;
  name?: string;
  /** The line as it should be. */
  write?: string;
  /** Whether other lines are to be corrected in the same way. */
  others?: boolean;
  /** The columns of the line, counted in spaces: where it begins and where it belongs. */
  from?: number;
  to?: number;
  /** The line that shows what belongs here. */
  example?: { line: number; text: string };
};

/** The exact line where it is certain, or else what such a line looks like. */
const exact =
  (otherwise: string | ((params: LineParams) => string)) =>
  (params: LineParams): string => {
    const { write, others = false } = params;
    if (write !== undefined) return `Write ${write}${others ? ', and the other lines in the same way' : ''}.`;
    return typeof otherwise === 'string' ? otherwise : otherwise(params);
  };

const field = 'A field looks like this: heading: Marble.';
const entry = 'An entry begins with a dash and a space, such as - Licensed and insured.';
const inQuotes = exact(
  ({ name = 'text' }) =>
    `Put quotes around the whole text, or write ${name === '' ? 'text' : name}: >- and the text on the lines below.`,
);
const group = 'Fields on one line look like this: { label: About, href: /about }.';
const spaces = (count = 0): string =>
  count === 0 ? 'without spaces' : `with ${count} ${count === 1 ? 'space' : 'spaces'}`;
const moved = ({ to, example, others = false }: LineParams): string => {
  if (to !== undefined)
    return `Begin it ${spaces(to)}${others ? ', and move the lines below that belong to it by as much' : ''}.`;
  return example
    ? `Begin it in the same column as the line it belongs with, such as ${example.text} on line ${example.line}.`
    : 'Begin it in the same column as the other lines of its group.';
};

/** Lines that cannot be read as YAML. */
export const yamlCodes = {
  'yaml-syntax': {
    severity: 'error',
    meaning: 'A line cannot be read.',
    causes: {
      divider: {
        message: ({ sign }: LineParams) => `the line ${sign} ends the document`,
        fix: 'Remove the line: a page is one document, and its sections follow each other.',
      },
      format: {
        message: ({ sign }: LineParams) =>
          `the line ${sign} belongs to another format, such as Markdown or HTML`,
        fix: exact('Put # before the line.'),
      },
      emphasis: {
        message: ({ sign, name = '' }: LineParams) => `the field name ${quoted(name)} has ${sign} around it`,
        fix: exact(field),
      },
      mail: {
        message: 'the line begins with >, as quoted mail does',
        fix: exact(`Write the line without it. ${field}`),
      },
      'before-field': {
        message: ({ sign = '' }: LineParams) => `${quoted(sign)} is before the field or the dash`,
        fix: exact(`A line begins with spaces and its field or dash. Other words can go into ${aComment}.`),
      },
      comma: {
        message: 'the line ends with a comma',
        fix: exact('Fields and entries on lines of their own have no commas.'),
      },
      'name-twice': {
        message: ({ name = '' }: LineParams) => `the field name ${quoted(name)} is on the line twice`,
        fix: exact(field),
      },
      'two-fields': {
        message: 'two fields are on one line',
        fix: ({ name, sign }: LineParams) =>
          `Begin a new line below it for ${name}, in the same column: ${sign}.`,
      },
      words: {
        message: ({ sign = '' }: LineParams) => `${quoted(sign)} is not a field and not part of a text`,
        fix: `Put # before the line, or write its words into a field. ${field}`,
      },
      'after-bracket': {
        message: ({ sign = '' }: LineParams) => `${quoted(sign)} follows the closing bracket`,
        fix: 'Write a space and # before it, or put it between the brackets.',
      },
      'value-and-fields': {
        message: ({ name = '' }: LineParams) => `${quoted(name)} has a value on its line and fields below it`,
        fix: ({ name, sign }: LineParams) =>
          `Write ${name}: alone, and ${sign} into a field of its own below it, such as src: ${sign}.`,
      },
      include: {
        message: ({ sign = '' }: LineParams) => `${quoted(sign)} is how another system includes a piece`,
        fix: exact('A shared piece looks like this: - { type: shared, name: estimate-band }.'),
      },
      unreadable: {
        message: 'YAML cannot read this line',
        fix: 'Compare it with the lines above: the same columns, a colon and a space after each name, quotes and brackets in pairs.',
      },
    },
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\n---\n',
      'pages/contact.yaml:4:1  the line --- ends the document. Remove the line: a page is one document, and its sections follow each other.',
    ),
  },
  'yaml-tab': {
    severity: 'error',
    meaning: 'A line begins with a tab or another kind of space.',
    causes: {
      tab: { message: 'the line begins with a tab', fix: 'Use spaces: two for each level.' },
      space: {
        message: 'the line begins with a special space, as word processors write it',
        fix: 'Use ordinary spaces: two for each level.',
      },
    },
    example: edited(
      'contact.yaml',
      '    heading: Write to us',
      '\theading: Write to us',
      'pages/contact.yaml:24:1  the line begins with a tab. Use spaces: two for each level.',
    ),
  },
  'yaml-indent': {
    severity: 'error',
    meaning: 'A line begins too far to the left or to the right.',
    causes: {
      column: {
        message: ({ from = 0 }: LineParams) =>
          `the line begins ${spaces(from)}, which does not match the lines around it`,
        fix: moved,
      },
      text: { message: 'the line begins further to the left than the text it belongs to', fix: moved },
      'first-line': {
        message: 'the first line of the text begins further to the right than the others',
        fix: moved,
      },
      'list-name': {
        message: 'a list begins here without its name',
        fix: ({ write = '' }: LineParams) =>
          `Write the name of the list on a line of its own above it${write === '' ? ', such as items:' : `: ${write}`}.`,
      },
      'group-name': {
        message: 'a group of fields begins here without its name',
        fix: 'Write the name of the group on a line of its own above it, such as facts:, or begin the lines without spaces.',
      },
      entry: {
        message: 'an entry begins here without a dash',
        fix: ({ name = '' }: LineParams) =>
          `Write "- " before ${quoted(name)}, in the column of the other dashes.`,
      },
      swallowed: {
        message: ({ name = '' }: LineParams) =>
          `the line is part of the text above it, and looks like the field ${quoted(name)}`,
        fix: ({ to }: LineParams) =>
          `If it is a field, begin it ${spaces(to)}, below the text. If it is part of the text, begin the line with another word.`,
      },
      'swallowed-entry': {
        message: 'the entry is read as part of the text above it',
        fix: ({ to }: LineParams) => `Begin it ${spaces(to)}, in the column of the other dashes.`,
      },
    },
    example: edited(
      'contact.yaml',
      '    heading: Write to us',
      '   heading: Write to us',
      'pages/contact.yaml:24:4  the line begins with 3 spaces, which does not match the lines around it. Begin it with 4 spaces.',
    ),
  },
  'yaml-dash': {
    severity: 'error',
    meaning: 'Another character is where a dash belongs, or a dash where none does.',
    causes: {
      bullet: { message: ({ sign = '' }: LineParams) => `${quoted(sign)} is not a dash`, fix: exact(entry) },
      box: {
        message: ({ sign }: LineParams) => `the box ${sign} of a task list is not part of an entry`,
        fix: exact(entry),
      },
      html: {
        message: ({ sign }: LineParams) => `<${sign}> is HTML, and a list has dashes`,
        fix: exact(entry),
      },
      link: { message: 'a link in a list is a group of fields', fix: exact(group) },
      twice: { message: 'the entry has two dashes', fix: exact(entry) },
      'same-line': {
        message: ({ name }: LineParams) => `a dash follows ${name}: on the same line`,
        fix: ({ name }: LineParams) =>
          `Write ${name}: alone, and each entry on a line of its own below it, after "- ".`,
      },
      first: { message: 'the first entry of the list has no dash', fix: exact(entry) },
      group: {
        message: 'a dash begins a list here, and the lines below are fields of a group',
        fix: exact('Write the first field without the dash, in the same column as the others.'),
      },
      split: {
        message: ({ name = '' }: LineParams) =>
          `the dash before ${quoted(name)} begins a new entry, and the entry above is not complete`,
        fix: ({ name, sign }: LineParams) =>
          `If it belongs to the entry above, write ${name} without the dash, in the same column as ${sign}.`,
      },
    },
    example: edited(
      'home.yaml',
      '- question: When are you open?',
      '• question: When are you open?',
      'pages/home.yaml:30:7  "•" is not a dash. Write - question: When are you open?.',
    ),
  },
  'yaml-note': {
    severity: 'error',
    meaning: 'A comment begins with the characters of another language; here it is #.',
    causes: {
      line: {
        message: ({ sign }: LineParams) => `a comment begins with #, not with ${sign}`,
        fix: exact('Write # before each line of the comment.'),
      },
    },
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\n// the front desk\n',
      'pages/contact.yaml:4:1  a comment begins with #, not with //. Write # the front desk.',
    ),
  },
  'yaml-quotes': {
    severity: 'error',
    meaning: 'Quotes are open, or missing where they are needed.',
    causes: {
      open: {
        message: 'the quotes are never closed',
        fix: exact(({ sign }) => `Write ${sign} after the last word of the text.`),
      },
      mixed: {
        message: ({ sign }: LineParams) => `the quotes begin with ${sign} and end with another kind`,
        fix: exact(({ sign }) => `Write ${sign} after the last word of the text, too.`),
      },
      inner: { message: 'the text has quotes inside its quotes', fix: inQuotes },
      early: { message: 'the quotes end before the text does', fix: inQuotes },
      first: {
        message: ({ sign }: LineParams) => `a text that begins with ${sign} needs quotes`,
        fix: inQuotes,
      },
      colon: { message: 'a text with a colon and a space in it needs quotes', fix: inQuotes },
      hash: { message: 'the words after # are not shown, because the text has no quotes', fix: inQuotes },
      bracket: {
        message: 'a text with special characters needs quotes between { and }',
        fix: exact(`Put quotes around the text. ${group}`),
      },
      list: {
        message: 'the texts of a list on one line need quotes, and commas between them',
        fix: exact('A list on one line looks like this: ["One", "Two"].'),
      },
      backslash: {
        message: 'a backslash has a special meaning inside double quotes',
        fix: 'Write two backslashes for one, or use single quotes.',
      },
      'header-words': {
        message: ({ sign }: LineParams) => `words follow ${sign} on its line`,
        fix: ({ name }: LineParams) =>
          `Write ${name}: >- alone on its line, and the whole text on the lines below.`,
      },
      header: {
        message: ({ sign }: LineParams) => `${sign} does not begin a text on several lines`,
        fix: ({ name }: LineParams) =>
          `Write ${name}: >- alone on its line, and the whole text on the lines below.`,
      },
      'no-header': {
        message: 'the text on the lines below has a colon and needs >- before it',
        fix: ({ name }: LineParams) => `Write ${name}: >- and leave the text on the lines below.`,
      },
    },
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write: we answer',
      'pages/contact.yaml:24:14  a text with a colon and a space in it needs quotes. Write heading: "Write: we answer".',
    ),
  },
  'yaml-space': {
    severity: 'error',
    meaning: 'The space after a colon or a dash is missing.',
    causes: {
      colon: { message: ({ name }: LineParams) => `a space is missing after "${name}:"`, fix: exact(field) },
      dash: { message: 'a space is missing after the dash', fix: exact(entry) },
    },
    example: edited(
      'contact.yaml',
      'submit: Send',
      'submit:Send',
      'pages/contact.yaml:26:5  a space is missing after "submit:". Write submit: Send.',
    ),
  },
  'yaml-colon': {
    severity: 'error',
    meaning: 'The colon after the name of a field is missing.',
    causes: {
      other: {
        message: ({ sign, name }: LineParams) =>
          `a colon and a space belong after "${name}"${sign === '' ? '' : `, not ${sign}`}`,
        fix: exact(field),
      },
      missing: { message: ({ name }: LineParams) => `a colon is missing after "${name}"`, fix: exact(field) },
    },
    example: edited(
      'contact.yaml',
      'submit: Send',
      'submit Send',
      'pages/contact.yaml:26:5  a colon is missing after "submit". Write submit: Send.',
    ),
  },
  'yaml-bracket': {
    severity: 'error',
    meaning: 'A bracket is open, or missing.',
    causes: {
      open: { message: ({ sign }: LineParams) => `the bracket ${sign} is never closed`, fix: exact(group) },
      other: {
        message: ({ sign }: LineParams) => `the bracket ${sign} is closed by another kind`,
        fix: exact(group),
      },
      alone: {
        message: ({ sign }: LineParams) => `the ${sign} is on a line of its own`,
        fix: 'Write it at the end of the line above.',
      },
      extra: { message: ({ sign }: LineParams) => `there is one ${sign} too many`, fix: exact(group) },
      brace: { message: 'the bracket { is missing', fix: exact(group) },
      braces: { message: 'fields on one line need { and }', fix: exact(group) },
      round: { message: 'fields on one line are between { and }, not ( and )', fix: exact(group) },
      comma: { message: 'a comma is missing between two fields', fix: exact(group) },
      commas: { message: 'there is one comma too many', fix: exact(group) },
      lines: {
        message: ({ sign }: LineParams) =>
          `a comma is missing at the end of a line between ${sign} and its end`,
        fix: 'End each field between brackets with a comma. Fields on lines of their own need neither brackets nor commas.',
      },
    },
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth }',
      'alt: Drawing of a healthy tooth',
      'pages/home.yaml:8:12  the bracket { is never closed. Write image: { src: tooth.svg, alt: Drawing of a healthy tooth }.',
    ),
  },
  'yaml-conflict': {
    severity: 'error',
    meaning: 'The file holds two versions of the same lines.',
    message: 'the file holds two versions of the same lines',
    fix: `Write one version in which nothing is missing; what is not shown can go into ${aComment}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`,
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      '<<<<<<< HEAD\nname: Contact\n=======\nname: Reach us\n>>>>>>> new\n',
      `pages/contact.yaml:3:1  the file holds two versions of the same lines. Write one version in which nothing is missing; what is not shown can go into ${aComment}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`,
    ),
  },
  'yaml-feature': {
    severity: 'error',
    meaning: 'YAML for programmers, such as anchors (`&a`, `*a`), `<<` or `!!set`.',
    causes: {
      anchor: {
        message: ({ sign }: LineParams) => `${sign} is an anchor, and values have no names here`,
        fix: ({ sign }: LineParams) => `Remove ${sign}. A text that begins with & needs quotes.`,
      },
      alias: {
        message: ({ sign }: LineParams) =>
          `${sign} stands for a value elsewhere in the file, which does not work here`,
        fix: 'Write the value itself; what several pages have in common is a shared piece. A text that begins with * needs quotes.',
      },
      tag: {
        message: ({ sign }: LineParams) => `${sign} is a YAML tag, and the field knows its kind of value`,
        fix: ({ sign }: LineParams) => `Remove ${sign}. A text that begins with ! needs quotes.`,
      },
      'directive-line': {
        message: 'the line is an instruction to YAML, which is not used here',
        fix: 'Put # before the line.',
      },
      'explicit-key-ind': {
        message: 'the question mark makes what follows the name of a field',
        fix: 'Write a field without it, such as heading: Marble. A text that begins with ? needs quotes.',
      },
      merge: {
        message: '<< copies fields from elsewhere in the file, which does not work here',
        fix: 'Write the fields themselves.',
      },
      'list-as-name': {
        message: 'a list or a group is where the name of a field belongs',
        fix: 'Write the name as a word, such as heading:. A text that begins with { or [ needs quotes.',
      },
    },
    example: edited(
      'contact.yaml',
      'sections:',
      'sections: &all',
      'pages/contact.yaml:4:11  &all is an anchor, and values have no names here. Remove &all. A text that begins with & needs quotes.',
    ),
  },
  'yaml-depth': {
    severity: 'error',
    meaning: 'Lists and groups are nested too deep.',
    message: ({ most }: { most: number }) => `lists and groups are nested more than ${most} levels deep`,
    fix: 'Write it in fewer levels: no section needs ten. Too many dashes, brackets or spaces nest it.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      `heading: ${'['.repeat(40)}${']'.repeat(40)}`,
      'pages/contact.yaml:24:41  lists and groups are nested more than 30 levels deep. Write it in fewer levels: no section needs ten. Too many dashes, brackets or spaces nest it.',
    ),
  },
  'control-character': {
    severity: 'error',
    meaning: 'A text holds a character that nobody can see or print.',
    causes: {
      typed: {
        message: ({ code }: { code: string }) => `the invisible character ${code} does not belong in a text`,
        fix: 'Delete the characters around it and type them again.',
      },
      escaped: {
        message: ({ code }: { code: string }) => `the invisible character ${code} does not belong in a text`,
        fix: 'Write two backslashes for one that is to be seen, or put the text in single quotes.',
      },
    },
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write\u0007 to us',
      'pages/contact.yaml:24:19  the invisible character U+0007 does not belong in a text. Delete the characters around it and type them again.',
    ),
  },
  'duplicate-key': {
    severity: 'error',
    meaning: 'A field is in one group twice.',
    causes: {
      same: {
        message: ({ name, line }: { name: string; line: number }) =>
          `the field ${quoted(name)} is here twice, first on line ${line}`,
        fix: 'Remove it here: both say the same.',
      },
      texts: {
        message: ({ name, line }: { name: string; line: number }) =>
          `the field ${quoted(name)} is here twice, first on line ${line}`,
        fix: ({ isEntry }: { isEntry: boolean }) =>
          `Only one can be shown: write the words of both into one, or move one into ${aComment}.${isEntry ? ' If another entry begins here, begin it with "- " and its first field.' : ''}`,
      },
      lists: {
        message: ({ name, line }: { name: string; line: number }) =>
          `the list ${quoted(name)} is here twice, first on line ${line}`,
        fix: ({ line }: { name: string; line: number }) =>
          `Move its entries to the end of the list on line ${line}; then this line has nothing left and can go.`,
      },
      page: {
        message: ({ line }: { line: number }) =>
          `a second page begins here; the first one begins on line ${line}`,
        fix: 'Move it to a file of its own.',
      },
      section: {
        message: ({ name, line }: { name: string; line: number }) =>
          `another entry begins here without its first line: ${quoted(name)} is in this one already, on line ${line}`,
        fix: 'Write its first line above, such as - type: prose for a section, with the dash in the column of the other dashes.',
      },
    },
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\nname: Reach us\n',
      'pages/contact.yaml:4:1  the field "name" is here twice, first on line 3. Only one can be shown: write the words of both into one, or move one into a comment (a line that begins with #).',
    ),
  },
} satisfies Entries;

type Table = typeof yamlCodes;
type CodeOfLine = Exclude<
  { [C in keyof Table]: Table[C] extends { causes: unknown } ? C : never }[keyof Table],
  'control-character' | 'duplicate-key'
>;

/** A code and one of its causes, of a mistake in the lines of a file. */
export type LineCause = {
  [C in CodeOfLine]: [C, keyof (Table[C] & { causes: unknown })['causes']];
}[CodeOfLine];
