import { expect, test } from 'vitest';
import { icon } from '../../../schema/fields.ts';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { formatProblemLine } from '../../problems/format-problem.ts';
import { readDocument } from '../read-document.ts';

const site = useScratchSite();

const tagline = '    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n';
const step = '      - { title: A look, description: We check every tooth and show you what we see.';
const sharedText = "text: 'Call {phone} or write to us today.'";
const picture = '{ src: tooth.svg, alt: A tooth }';
const slides = (interval: string) => `  - type: slideshow-hero
    heading: Rooms
    tagline: Our rooms
    images: [${picture}, ${picture}]
    interval: ${interval}
    fade: 400
  - type: process-steps`;

test.each<[from: string, to: string, at: string, params: object]>([
  ['    image: {', '    imag: {', 'unknown-field sections.0.imag', { meant: 'image' }],
  ['- question: Does', '- qestion: Does', 'unknown-field sections.3.items.0.qestion', { meant: 'question' }],
  ['heading: A dentist', 'title: A dentist', 'unknown-field sections.0.title', { meant: 'heading' }],
  ['shared, name: book', 'shared, nmae: book', 'unknown-field sections.4.nmae', { known: ['type', 'name'] }],
  [
    sharedText,
    'txt: Call',
    'unknown-field sections.4.txt',
    { known: expect.arrayContaining(['text', 'image']) },
  ],
  ['type: benefits', 'tpye: benefits', 'unknown-type sections.1.tpye', { lines: ['type: benefits'] }],
  ['type: faq', 'type: carousel', 'unknown-type sections.3.type', { cause: 'unknown', written: 'carousel' }],
  ['type: faq', 'type:', 'unknown-type sections.3.type', { cause: 'missing', lines: ['type: faq'] }],
  [
    '  - type: benefits\n    heading',
    '  - heading',
    'unknown-type sections.1',
    { cause: 'missing', lines: ['type: benefits', 'type: badges'] },
  ],
  [tagline, '', 'missing-field sections.0.tagline', { lines: [expect.stringMatching(/^tagline: "A clear/)] }],
  [step, `      # ${step.trim()}`, 'list-length sections.2.steps', { cause: 'few', count: 1, limit: 2 }],
  [
    'question: Does it hurt?',
    'question: true',
    'wrong-kind sections.3.items.0.question',
    { wanted: 'a text' },
  ],
  [sharedText, 'text: 24', 'wrong-kind sections.4.text', { found: '24 is a number', write: 'text: "24"' }],
  [
    '  - type: benefits',
    '  - We are open\n  - type: benefits',
    'wrong-kind sections.1',
    { wanted: 'a group of fields', example: expect.stringContaining('{ type: prose, heading: ') },
  ],
  ['icon: wallet', 'icon: spaceship', 'unknown-value sections.1.items.1.icon', { choices: icon.options }],
  [
    '  - type: process-steps',
    slides("'6000'"),
    'wrong-kind sections.2.interval',
    { write: 'interval: 6000' },
  ],
  [
    '  - type: process-steps',
    slides('6000.5'),
    'wrong-kind sections.2.interval',
    { wanted: 'a whole number' },
  ],
])('%j → %j is one problem', async (from, to, at, params) => {
  site.edit('home.yaml', from, to);
  const found = (await site.findings()).filter(({ at }) => !at.startsWith('main-heading'));
  expect(found).toMatchObject([{ at: at.replace(' ', ' home.yaml '), params }]);
});

test('thousands of unknown fields in one mapping are one problem', () => {
  const fields = Array.from({ length: 5000 }, (_, index) => `    field${index}: x\n`).join('');
  const text = `title: A\ndescription: B\nsections:\n  - type: prose\n    heading: A\n    text: B\n${fields}`;
  const { problems } = readDocument('a.yaml', text, 'page');
  expect(problems.map(formatProblemLine)).toEqual([
    expect.stringMatching(/^a\.yaml:7:5 .*there is no field field0, field1, .* and 4940 more here/),
  ]);
});
