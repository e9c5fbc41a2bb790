import { problemToJson } from '../../problems/format-problem.ts';
import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { readDocument } from '../read-document.ts';

const site = useScratchSite();

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'a typo in an optional key',
    file: 'home.yaml',
    from: '    image: {',
    to: '    imag: {',
    problem: `pages/home.yaml:8:5  the first section, hero 'A dentist who takes the time', imag: there is no field imag here. Did you mean "image"?`,
  },
  {
    name: 'a typo in a key of an entry',
    file: 'home.yaml',
    from: '- question: Does',
    to: '- qestion: Does',
    problem: `pages/home.yaml:28:9  the fourth section, faq 'What patients ask', items 1, qestion: there is no field qestion here. Did you mean "question"?`,
  },
  {
    name: 'a key that resembles none',
    file: 'home.yaml',
    from: 'heading: Your first visit',
    to: 'heading: Your first visit\n    colour: red',
    problem: `pages/home.yaml:21:5  the third section, process-steps 'Your first visit', colour: there is no field colour here. Move what is not a field into a comment (a line that begins with #). The fields here are: type, anchor, continues, hidden, heading, intro, steps.`,
  },
  {
    name: 'another name for a required key',
    file: 'home.yaml',
    from: 'heading: A dentist',
    to: 'title: A dentist',
    problem:
      'pages/home.yaml:6:5  the first section, hero, title: there is no field title here. Did you mean "heading"?',
  },
  {
    name: 'a typo in the key "type"',
    file: 'home.yaml',
    from: 'type: benefits',
    to: 'tpye: benefits',
    problem:
      'pages/home.yaml:13:5  the second section, tpye: the section or field of a form has no type. Begin it with a line such as type: benefits, and its other fields below it in the same column.',
  },
  {
    name: 'a type that resembles none',
    file: 'home.yaml',
    from: 'type: faq',
    to: 'type: carousel',
    problem: `pages/home.yaml:25:11  the fourth section, type: there is no type "carousel". Did you mean "slideshow-hero"?`,
  },
  {
    name: 'a section without a type',
    file: 'home.yaml',
    from: '  - type: benefits\n    heading',
    to: '  - heading',
    problem: `pages/home.yaml:13:5  the second section: the section or field of a form has no type. Begin it with a line such as type: benefits, type: badges, and its other fields below it in the same column.`,
  },
  {
    name: 'an empty type',
    file: 'home.yaml',
    from: 'type: faq',
    to: 'type:',
    problem: `pages/home.yaml:25:5  the fourth section, type: the section or field of a form has no type. Begin it with a line such as type: faq, and its other fields below it in the same column.`,
  },
  {
    name: 'a missing required field',
    file: 'home.yaml',
    from: '    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n',
    to: '',
    problem: `pages/home.yaml:5:5  the first section, hero 'A dentist who takes the time', tagline: a field is missing: tagline. Add it, such as tagline: "A clear, even shine on floors and counters, in one day".`,
  },
  {
    name: 'a missing field of the page',
    file: 'contact.yaml',
    from: 'description: Call {phone}, write to {email} or come to {street} in {city}.\n',
    to: '',
    problem:
      'pages/contact.yaml:1:1  description: a field is missing: description. Add it, such as description: "Dull or scratched marble brought back to a clear, even shine in one to three days".',
  },
  {
    name: 'a missing list',
    file: 'home.yaml',
    from: '    items:\n      - question: Does it hurt?\n        answer: A check-up never does. Before a filling the tooth is **fast asleep**.\n      - question: When are you open?\n        answer: On weekdays, {hours.weekdays}. See [all hours](/contact#hours).\n',
    to: '',
    problem: `pages/home.yaml:25:5  the fourth section, faq 'What patients ask', items: a field is missing: items. Add it, such as items: [{ question: "How long does a polish last?", answer: "Three to five years with normal care" }].`,
  },
  {
    name: 'a comma in a text inside braces',
    file: 'home.yaml',
    from: 'You know the price before we begin.',
    to: 'You know the price, before we begin.',
    problem: `pages/home.yaml:17:9  the second section, items 2, before we begin.: a text with special characters needs quotes around it. Write - { title: No surprises, description: "You know the price, before we begin.", icon: wallet }.`,
  },
  {
    name: 'a typo in the key "name" of a shared section',
    file: 'home.yaml',
    from: '{ type: shared, name: book',
    to: '{ type: shared, nmae: book',
    problem:
      'pages/home.yaml:33:21  the fifth section, shared, nmae: there is no field nmae here. Did you mean "name"?',
  },
  {
    name: 'a typo in a field beside the name of a shared section',
    file: 'home.yaml',
    from: "text: 'Call {phone} or write to us today.'",
    to: "txt: 'Call {phone} or write to us today.'",
    problem: `pages/home.yaml:33:33  the fifth section, shared 'book', txt: there is no field txt here. Move what is not a field into a comment (a line that begins with #). The fields here are: type, anchor, continues, hidden, heading, text, actions, note, image.`,
  },
  {
    name: 'a problem inside a shared section',
    file: '_shared/book.yaml',
    from: 'heading: Book a visit',
    to: 'headng: Book a visit',
    problem: 'pages/_shared/book.yaml:2:1  headng: there is no field headng here. Did you mean "heading"?',
  },
];

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});

const page = (sections: string): string => `title: A\ndescription: B\nsections:\n${sections}`;
const times = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

test('thousands of unknown fields in one group are one problem', () => {
  const fields = times(5000, (index) => `    field${index}: x\n`);
  const { problems } = readDocument(
    'a.yaml',
    page(`  - type: prose\n    heading: A\n    text: B\n${fields}`),
    'page',
  );
  expect(problems.map(problemToJson).map(({ line, message }) => [line, message])).toEqual([
    [7, expect.stringMatching(/^there is no field field0, field1, .* and 4940 more here$/)],
  ]);
});

test('too many sections are the only reported problem of a page', () => {
  const sections = times(600, () => '  - type: prose\n    heading: A\n');
  const { problems } = readDocument('a.yaml', page(sections), 'page');
  expect(problems.map(problemToJson).map(({ message }) => message)).toEqual([
    'the list has 600 entries, but at most 500 are expected',
  ]);
});
