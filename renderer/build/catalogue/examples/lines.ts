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
    'pages/home.yaml:20:14  sections[2] process-steps.heading: {visit} is read as a group of fields, and a text is wanted. Put the text in quotes: heading: "{visit}".',
  ),
} satisfies Examples;
