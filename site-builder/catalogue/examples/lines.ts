import { edited, type Examples } from './example.ts';

/** Examples of lines that cannot be read as YAML. */
export const lineExamples = {
  'yaml-syntax': edited(
    'contact.yaml',
    'name: Contact\n',
    'name: Contact\n---\n',
    'pages/contact.yaml:4:1  the line --- ends the document. Remove the line.',
  ),
  'yaml-tab': edited(
    'contact.yaml',
    '    heading: Write to us',
    '\theading: Write to us',
    'pages/contact.yaml:24:1  the line begins with a tab. Use spaces: two for each level.',
  ),
  'yaml-indent': edited(
    'contact.yaml',
    '    heading: Write to us',
    '   heading: Write to us',
    'pages/contact.yaml:24:4  the line begins with 3 spaces, which does not fit the lines around it. Begin it with 4 spaces.',
  ),
  'yaml-quotes': edited(
    'contact.yaml',
    'heading: Write to us',
    'heading: Write: we answer',
    'pages/contact.yaml:24:14  a text with a colon and a space in it needs quotes. Put the whole text in quotes: heading: "Write: we answer".',
  ),
  'yaml-dash': edited(
    'home.yaml',
    '- question: When are you open?',
    '• question: When are you open?',
    'pages/home.yaml:30:7  "•" stands in the place of a dash. Write - question: When are you open?.',
  ),
  'yaml-note': edited(
    'contact.yaml',
    'name: Contact\n',
    'name: Contact\n// the front desk\n',
    'pages/contact.yaml:4:1  a note begins with # and not with //. Write # the front desk.',
  ),
  'lost-words': edited(
    'contact.yaml',
    'heading: Write to us',
    'heading: Write to us # 24/7',
    'pages/contact.yaml:24:26  heading: the words after # are a note, which nobody sees. Put the whole text in quotes: heading: "Write to us # 24/7". Or write the note on a line of its own above.',
  ),
  'yaml-space': edited(
    'contact.yaml',
    'submit: Send',
    'submit:Send',
    'pages/contact.yaml:26:5  a space is missing after "submit:". Write submit: Send.',
  ),
  'yaml-colon': edited(
    'contact.yaml',
    'submit: Send',
    'submit Send',
    'pages/contact.yaml:26:5  a colon is missing after "submit". Write submit: Send.',
  ),
  'yaml-bracket': edited(
    'home.yaml',
    'alt: Drawing of a healthy tooth }',
    'alt: Drawing of a healthy tooth',
    'pages/home.yaml:8:12  the bracket { is never closed. Write } at its end.',
  ),
  'yaml-conflict': edited(
    'contact.yaml',
    'name: Contact\n',
    '<<<<<<< HEAD\nname: Contact\n=======\nname: Reach us\n>>>>>>> new\n',
    'pages/contact.yaml:3:1  the file holds two versions of the same lines. Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ),
  'yaml-feature': edited(
    'contact.yaml',
    'sections:',
    'sections: &all',
    'pages/contact.yaml:4:11  &all gives a name to this value, and values have no names here. Remove &all.',
  ),
  'yaml-depth': edited(
    'contact.yaml',
    'heading: Write to us',
    `heading: ${'['.repeat(40)}${']'.repeat(40)}`,
    'pages/contact.yaml:24:41  lists and groups stand more than 30 deep in one another. Remove the dashes, brackets or spaces too many.',
  ),
  'control-character': edited(
    'contact.yaml',
    'heading: Write to us',
    'heading: Write\u0007 to us',
    'pages/contact.yaml:24:19  the invisible character U+0007 is no part of a text. Delete the characters around it and type them again.',
  ),
  'duplicate-key': edited(
    'contact.yaml',
    'name: Contact\n',
    'name: Contact\nname: Reach us\n',
    'pages/contact.yaml:4:1  the field "name" stands here twice, first on line 3. Keep one of the two.',
  ),
  'unquoted-text': edited(
    'home.yaml',
    'heading: Your first visit',
    'heading: {visit}',
    'pages/home.yaml:20:14  the third section, process-steps, heading: {visit} is read as a group of fields, and a text is wanted. Put the text in quotes: heading: "{visit}".',
  ),
} satisfies Examples;
