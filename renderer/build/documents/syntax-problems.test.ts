import { expect, test } from 'vitest';
import { ScratchSite } from './scratch-site.ts';

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'a field further to the left than its group',
    file: 'home.yaml',
    from: '    tagline: Check',
    to: 'tagline: Check',
    problem:
      'pages/home.yaml:7:1  the line begins with no space, which does not fit the lines around it. Begin it with 4 spaces.',
  },
  {
    name: 'a key that stands twice',
    file: 'contact.yaml',
    from: '    sending: Sending...',
    to: '    sending: Sending...\n    submit: Send it',
    problem:
      'pages/contact.yaml:28:5  sections[2] contact-form: the field "submit" stands here twice, first on line 26. Keep one of the two.',
  },
  {
    name: 'a key that stands twice in the page',
    file: 'contact.yaml',
    from: 'name: Contact\n',
    to: 'name: Contact\nname: Reach us\n',
    problem:
      'pages/contact.yaml:4:1  the field "name" stands here twice, first on line 3. Keep one of the two.',
  },
  {
    name: 'a line with one space too few',
    file: 'contact.yaml',
    from: '    heading: Write to us',
    to: '   heading: Write to us',
    problem:
      'pages/contact.yaml:24:4  the line begins with 3 spaces, which does not fit the lines around it. Begin it with 4 spaces.',
  },
  {
    name: 'a line with two spaces too many',
    file: 'contact.yaml',
    from: '    heading: Write to us',
    to: '      heading: Write to us',
    problem:
      'pages/contact.yaml:24:7  the line begins with 6 spaces, which does not fit the lines around it. Begin it with 4 spaces.',
  },
  {
    name: 'an entry with one space too few',
    file: 'contact.yaml',
    from: '  - type: contact-form',
    to: ' - type: contact-form',
    problem:
      'pages/contact.yaml:22:2  the line begins with 1 space, which does not fit the lines around it. Begin it with 2 spaces.',
  },
  {
    name: 'a tab at the beginning of a line',
    file: 'contact.yaml',
    from: '    heading: Write to us',
    to: '\theading: Write to us',
    problem: 'pages/contact.yaml:24:1  the line begins with a tab. Use spaces: two for each level.',
  },
  {
    name: 'no space after a colon',
    file: 'contact.yaml',
    from: 'submit: Send',
    to: 'submit:Send',
    problem: 'pages/contact.yaml:26:5  a space is missing after "submit:". Write submit: Send.',
  },
  {
    name: 'no colon after a key',
    file: 'contact.yaml',
    from: 'submit: Send',
    to: 'submit Send',
    problem: 'pages/contact.yaml:26:5  a colon is missing after "submit". Write submit: Send.',
  },
  {
    name: 'no space after a dash',
    file: 'contact.yaml',
    from: '  - type: contact-form',
    to: '  -type: contact-form',
    problem: 'pages/contact.yaml:22:3  a space is missing after the dash. Write - type: contact-form.',
  },
  {
    name: 'no dash before an entry',
    file: 'contact.yaml',
    from: '  - type: contact-form',
    to: '    type: contact-form',
    problem:
      'pages/contact.yaml:22:5  sections[1] contact-form: an entry begins here without a dash. Write "- " before "type", in the column of the other dashes.',
  },
  {
    name: 'quotes that are never closed',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: 'heading: "Write to us',
    problem:
      'pages/contact.yaml:24:14  the quotes are never closed. Write " after the last word of the text.',
  },
  {
    name: 'quotes inside quotes',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: 'heading: "Write "now" to us"',
    problem:
      'pages/contact.yaml:24:14  the text has quotes inside its quotes. Put the whole text in quotes: heading: \'Write "now" to us\'.',
  },
  {
    name: 'a colon in a text without quotes',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: 'heading: Write: we answer',
    problem:
      'pages/contact.yaml:24:14  a text with a colon and a space in it needs quotes. Put the whole text in quotes: heading: "Write: we answer".',
  },
  {
    name: 'a colon in an entry without quotes',
    file: 'home.yaml',
    from: '    actions:',
    to: '    proofs:\n      - Open: every day\n    actions:',
    problem:
      'pages/home.yaml:10:9  sections[0] hero.proofs[0]: Open: every day is read as a group of fields, and a text is wanted. Put the text in quotes: - "Open: every day".',
  },
  {
    name: 'a token alone without quotes',
    file: 'home.yaml',
    from: 'heading: Your first visit',
    to: 'heading: {visit}',
    problem:
      'pages/home.yaml:20:14  sections[2] process-steps.heading: {visit} is read as a group of fields, and a text is wanted. Put the text in quotes: heading: "{visit}".',
  },
  {
    name: 'a token at the beginning without quotes',
    file: 'home.yaml',
    from: 'heading: Your first visit',
    to: 'heading: {visit} for you',
    problem:
      'pages/home.yaml:20:14  a text that begins with { needs quotes. Put the whole text in quotes: heading: "{visit} for you".',
  },
  {
    name: 'bold words at the beginning without quotes',
    file: 'home.yaml',
    from: 'answer: A check-up',
    to: 'answer: **Never.** A check-up',
    problem: 'pages/home.yaml:29:17  a text that begins with * needs quotes. Put the whole text in quotes.',
  },
  {
    name: 'an anchor without quotes',
    file: 'home.yaml',
    from: 'href: /contact#message }',
    to: "href: '/contact#message' }\n      - label: Hours\n        href: #hours",
    problem:
      'pages/home.yaml:12:15  a text that begins with # needs quotes. Put the whole text in quotes: href: "#hours".',
  },
  {
    name: 'a bracket that is never closed',
    file: 'home.yaml',
    from: 'alt: Drawing of a healthy tooth }',
    to: 'alt: Drawing of a healthy tooth',
    problem: 'pages/home.yaml:8:12  the bracket { is never closed. Write } at its end.',
  },
  {
    name: 'two versions of the same lines',
    file: 'contact.yaml',
    from: 'name: Contact\n',
    to: '<<<<<<< HEAD\nname: Contact\n=======\nname: Reach us\n>>>>>>> new\n',
    problem:
      'pages/contact.yaml:3:1  the file holds two versions of the same lines. Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  },
];

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  using site = new ScratchSite();
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});
