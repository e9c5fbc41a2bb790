import { edited, legacy, type Entries } from './entry.ts';

/** Lines that cannot be read as YAML. */
export const yamlCodes = {
  'yaml-syntax': {
    severity: 'error',
    ...legacy,
    meaning: 'A line cannot be read.',
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\n---\n',
      'pages/contact.yaml:4:1  the line --- ends the document. Remove the line.',
    ),
  },
  'yaml-tab': {
    severity: 'error',
    ...legacy,
    meaning: 'A line begins with a tab instead of spaces.',
    example: edited(
      'contact.yaml',
      '    heading: Write to us',
      '\theading: Write to us',
      'pages/contact.yaml:24:1  the line begins with a tab. Use spaces: two for each level.',
    ),
  },
  'yaml-indent': {
    severity: 'error',
    ...legacy,
    meaning: 'A line stands too far to the left or to the right.',
    example: edited(
      'contact.yaml',
      '    heading: Write to us',
      '   heading: Write to us',
      'pages/contact.yaml:24:4  the line begins with 3 spaces, which does not fit the lines around it. Begin it with 4 spaces.',
    ),
  },
  'yaml-dash': {
    severity: 'error',
    ...legacy,
    meaning: 'Another sign stands where a dash belongs, or a dash where none does.',
    example: edited(
      'home.yaml',
      '- question: When are you open?',
      '• question: When are you open?',
      'pages/home.yaml:30:7  "•" stands in the place of a dash. Write - question: When are you open?.',
    ),
  },
  'yaml-note': {
    severity: 'error',
    ...legacy,
    meaning: 'A note begins with a sign of another language; here it is #.',
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\n// the front desk\n',
      'pages/contact.yaml:4:1  a note begins with # and not with //. Write # the front desk.',
    ),
  },
  'yaml-quotes': {
    severity: 'error',
    ...legacy,
    meaning: 'Quotes are open, or missing where they are needed.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write: we answer',
      'pages/contact.yaml:24:14  a text with a colon and a space in it needs quotes. Put the whole text in quotes: heading: "Write: we answer".',
    ),
  },
  'yaml-space': {
    severity: 'error',
    ...legacy,
    meaning: 'The space after a colon or a dash is missing.',
    example: edited(
      'contact.yaml',
      'submit: Send',
      'submit:Send',
      'pages/contact.yaml:26:5  a space is missing after "submit:". Write submit: Send.',
    ),
  },
  'yaml-colon': {
    severity: 'error',
    ...legacy,
    meaning: 'The colon after the name of a field is missing.',
    example: edited(
      'contact.yaml',
      'submit: Send',
      'submit Send',
      'pages/contact.yaml:26:5  a colon is missing after "submit". Write submit: Send.',
    ),
  },
  'yaml-bracket': {
    severity: 'error',
    ...legacy,
    meaning: 'A bracket is open, or missing.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth }',
      'alt: Drawing of a healthy tooth',
      'pages/home.yaml:8:12  the bracket { is never closed. Write } at its end.',
    ),
  },
  'yaml-conflict': {
    severity: 'error',
    ...legacy,
    meaning: 'The file holds two versions of the same lines.',
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      '<<<<<<< HEAD\nname: Contact\n=======\nname: Reach us\n>>>>>>> new\n',
      'pages/contact.yaml:3:1  the file holds two versions of the same lines. Write one version in which nothing is missing; what is not to be shown can go into a comment (a line that begins with #). Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.',
    ),
  },
  'yaml-feature': {
    severity: 'error',
    ...legacy,
    meaning: 'YAML for programmers, such as names for values (`&a`, `*a`), `<<` or `!!set`.',
    example: edited(
      'contact.yaml',
      'sections:',
      'sections: &all',
      'pages/contact.yaml:4:11  &all gives a name to this value, and values have no names here. Remove &all.',
    ),
  },
  'yaml-depth': {
    severity: 'error',
    ...legacy,
    meaning: 'Lists and groups stand too deep in one another.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      `heading: ${'['.repeat(40)}${']'.repeat(40)}`,
      'pages/contact.yaml:24:41  lists and groups stand more than 30 deep in one another. Remove the dashes, brackets or spaces too many.',
    ),
  },
  'control-character': {
    severity: 'error',
    ...legacy,
    meaning: 'A text holds a character that nobody can see or print.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write\u0007 to us',
      'pages/contact.yaml:24:19  the invisible character U+0007 is no part of a text. Delete the characters around it and type them again.',
    ),
  },
  'duplicate-key': {
    severity: 'error',
    ...legacy,
    meaning: 'A field stands twice in one group.',
    example: edited(
      'contact.yaml',
      'name: Contact\n',
      'name: Contact\nname: Reach us\n',
      'pages/contact.yaml:4:1  the field "name" stands here twice, first on line 3. Only one is shown: bring the words of both together, or move one into a comment (a line that begins with #).',
    ),
  },
} satisfies Entries;
