import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'a field further to the left than its group',
    file: 'home.yaml',
    from: '    tagline: Check',
    to: 'tagline: Check',
    problem:
      'pages/home.yaml:7:1  the line begins with 0 spaces, which does not match the lines around it. Begin it with 4 spaces, in the column of the lines that it belongs to.',
  },
  {
    name: 'a key that stands twice',
    file: '_forms/contact.yaml',
    from: '  sending: Sending...',
    to: '  sending: Sending...\n  submit: Send it',
    problem: `pages/_forms/contact.yaml:33:3  texts: the field "submit" is here twice, first on line 31. Combine both texts in one field, or move one into a comment (a line that begins with #). If another entry begins here, begin it with "- ".`,
  },
  {
    name: 'a line with two spaces too many',
    file: 'contact.yaml',
    from: '    heading: Write to us',
    to: '      heading: Write to us',
    problem:
      'pages/contact.yaml:25:7  the line begins with 6 spaces, which does not match the lines around it. Begin it with 4 spaces, in the column of the lines that it belongs to.',
  },
  {
    name: 'an entry with one space too few',
    file: 'contact.yaml',
    from: '  - type: form',
    to: ' - type: form',
    problem:
      'pages/contact.yaml:22:2  the line begins with 1 spaces, which does not match the lines around it. Begin it with 2 spaces, in the column of the lines that it belongs to.',
  },
  {
    name: 'no space after a dash',
    file: 'contact.yaml',
    from: '  - type: form',
    to: '  -type: form',
    problem:
      'pages/contact.yaml:22:3  an entry of a list begins with a dash and a space. Write - type: form.',
  },
  {
    name: 'no dash before an entry',
    file: 'contact.yaml',
    from: '  - type: form',
    to: '    type: form',
    problem: `pages/contact.yaml:22:5  the second section, form 'Write to us': another entry or page begins here without its dash or first line: "type" is in this one already, on line 9. Write "- " before its first line, in the column of the other dashes, such as - type: prose. Move a second page to a file of its own.`,
  },
  {
    name: 'quotes that are never closed',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: 'heading: "Write to us',
    problem: 'pages/contact.yaml:25:14  the quotes are never closed. Write heading: "Write to us".',
  },
  {
    name: 'quotes inside quotes',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: 'heading: "Write "now" to us"',
    problem:
      'pages/contact.yaml:25:14  a text with " needs quotes around it. Write heading: \'Write "now" to us\'.',
  },
  {
    name: 'a colon in an entry without quotes',
    file: 'home.yaml',
    from: '    actions:',
    to: '    proofs:\n      - Open: every day\n    actions:',
    problem: `pages/home.yaml:10:15  the first section, proofs 1: a text with  needs quotes around it. Write - "Open: every day".`,
  },
  {
    name: 'a token at the beginning without quotes',
    file: 'home.yaml',
    from: 'heading: Your first visit',
    to: 'heading: {visit} for you',
    problem: 'pages/home.yaml:20:14  a text with { needs quotes around it. Write heading: "{visit} for you".',
  },
  {
    name: 'bold words at the beginning without quotes',
    file: 'home.yaml',
    from: 'answer: A check-up',
    to: 'answer: **Never.** A check-up',
    problem:
      'pages/home.yaml:29:17  a text with * needs quotes around it. Write answer: "**Never.** A check-up never does. Before a filling the tooth is **fast asleep**.".',
  },
  {
    name: 'an anchor without quotes',
    file: 'home.yaml',
    from: 'href: /contact#message }',
    to: "href: '/contact#message' }\n      - label: Hours\n        href: #hours",
    problem: 'pages/home.yaml:12:15  a text with # needs quotes around it. Write href: "#hours".',
  },
  {
    name: 'a colon in a text inside braces',
    file: 'home.yaml',
    from: 'description: You say what troubles you. }',
    to: 'description: Then: you talk, we listen. }',
    problem:
      'pages/home.yaml:22:9  a text with special characters needs quotes around it. Write - { title: A talk, description: "Then: you talk, we listen." }.',
  },
  {
    name: 'a sign at the beginning of a text inside braces',
    file: 'home.yaml',
    from: 'title: A talk',
    to: 'title: %A talk',
    problem:
      'pages/home.yaml:22:9  a text with special characters needs quotes around it. Write - { title: "%A talk", description: You say what troubles you. }.',
  },
  {
    name: 'an apostrophe inside single quotes inside braces',
    file: 'home.yaml',
    from: 'title: A talk',
    to: "title: 'It's a talk'",
    problem:
      'pages/home.yaml:22:9  a text with special characters needs quotes around it. Write - { title: "It\'s a talk", description: You say what troubles you. }.',
  },
  {
    name: 'a path of Windows in double quotes',
    file: 'home.yaml',
    from: 'heading: Your first visit',
    to: 'heading: "C:\\Users\\me"',
    problem:
      'pages/home.yaml:20:14  a text with " needs quotes around it. Write heading: "C:\\\\Users\\\\me".',
  },
  {
    name: 'a section that was pasted at the beginning of the line, below a text',
    file: 'home.yaml',
    from: 'answer: On weekdays, {hours.weekdays}. See [all hours](/contact#hours).\n\n  - {',
    to: 'answer: >-\n          On weekdays, {hours.weekdays}. See [all hours](/contact#hours).\n\n- {',
    problem:
      'pages/home.yaml:34:1  the line begins with 0 spaces, which does not match the lines around it. Begin it with 2 spaces, in the column of the lines that it belongs to.',
  },
];

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});
