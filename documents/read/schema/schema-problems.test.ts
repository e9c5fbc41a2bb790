import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { formatProblemLine } from '../../problems/format-problem.ts';
import { readDocument } from '../read-document.ts';

const site = useScratchSite();

const sharedText = "text: 'Call {phone} or write to us today.'";
const slides = `  - type: slideshow-hero
    heading: Rooms
    tagline: Our rooms
    images: [{ src: tooth.svg, alt: A tooth }, { src: tooth.svg, alt: A tooth }]
    interval: 6000.5
    fade: 400
  - type: process-steps`;

/** What the corpus of mistakes lacks: fields that replace those of a shared section, and a fraction. */
test.each<[from: string, to: string, at: string, params: object]>([
  ['shared, name: book', 'shared, nmae: book', 'unknown-field sections.4.nmae', { known: ['type', 'name'] }],
  [
    sharedText,
    'txt: Call',
    'unknown-field sections.4.txt',
    { known: expect.arrayContaining(['text', 'image']) },
  ],
  [sharedText, 'text: 24', 'wrong-kind sections.4.text', { found: '24 is a number', write: 'text: "24"' }],
  ['  - type: process-steps', slides, 'wrong-kind sections.2.interval', { wanted: 'a whole number' }],
])('%j → %j is one problem', async (from, to, at, params) => {
  site.edit('home.yaml', from, to);
  const found = (await site.findings()).filter(({ at }) => !at.startsWith('main-heading'));
  expect(found).toMatchObject([{ at: at.replace(' ', ' home.yaml '), params }]);
});

test('hundreds of unknown fields in one mapping are one problem', () => {
  const fields = Array.from({ length: 500 }, (_, index) => `    field${index}: x\n`).join('');
  const text = `title: A\ndescription: B\nsections:\n  - type: prose\n    heading: A\n    text: B\n${fields}`;
  const { problems } = readDocument('a.yaml', text, 'page');
  expect(problems.map(formatProblemLine)).toEqual([
    expect.stringMatching(/^a\.yaml:7:5 .*there is no field field0, field1, .* and 440 more here/),
  ]);
});
