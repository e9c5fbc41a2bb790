import { expect, test } from 'vitest';
import { listFileChanges } from './file-changes.ts';

const site = `facts: { name: Mason, area: Essex }
locations: [{ exceptions: [{ from: 2026-12-24, to: 2026-12-25, text: Closed }] }]
header: { menu: [{ label: Home, href: / }, { label: About, href: /about }] }
`;
const piece = 'type: call-to-action\nheading: Call us\n';
const all = {
  '_site.yaml': site,
  '_shared/estimate-band.yaml': piece,
  'marble.yaml': `name: Marble in {area}
title: Marble polishing in {area}
sections:
  - type: hero
    heading: Marble
    image: { src: hall.jpg, alt: A hall }
    actions: [{ label: Call, href: 'tel:{phone}' }]
  - type: prose
    heading: Why it goes dull
    text: Sand.
  - type: prose
    heading: What helps
    text: Diamonds and water.
  - type: faq
    heading: Questions
    items:
      - { question: How long?, answer: Three days. }
      - { question: How much?, answer: It depends on the stone. }
`,
  'media/hall.jpg': '{"hash":"1"}',
};

const saidOf = (after: Record<string, string>): string[] =>
  listFileChanges(new Map(Object.entries(all)), new Map(Object.entries(after))).map(
    ({ title, changes }) => `${title} | ${changes.map(({ place }) => place).join('; ')}`,
  );

test.each<[string, from: string | RegExp, to: string]>([
  ['FAQ: the question “Who?”', '      - { question: How m', '      - { question: Who?, answer: We. }\n$&'],
  ['FAQ: the answer of “How long?”', 'Three', 'Four'],
  ['FAQ: the question “How many days?”', 'How long?', 'How many days?'],
  ['Top of the page: the image', 'hall.jpg', 'other.jpg'],
  ['Top of the page: the description of the image', 'A hall', 'Old hall'],
  ['Top of the page: the label of “Ring”', 'label: Call', 'label: Ring'],
  ['Text “What helps”: the text', 'Diamonds', 'Powder'],
  ['Top of the page: the visibility', '    heading: Marble\n', '$&    hidden: true\n'],
  ['FAQ', / {2}- type: faq[^]*/, ''],
  ['Note', /$/, '  - type: callout\n    text: Now!\n'],
  ['Top of the page: the buttons', / {4}actions.*\n/, ''],
  ['the title', 'title: Marble', 'title: Stone'],
  ['', /^/, '# New\n'],
  ['', /[^]+/, 'a: "'],
])('of a page: %s', (place, from, to) => {
  const text = all['marble.yaml'].replace(from, to);
  expect(saidOf({ ...all, 'marble.yaml': text })).toEqual([`Marble in Essex | ${place}`]);
});

test.each<[string, keyof typeof all, from: string | RegExp, to: string]>([
  ['Business, menu, logo | Business facts: the area', '_site.yaml', 'Essex', 'Kent'],
  ['Business, menu, logo | Header: the menu', '_site.yaml', /\[(\{[^}]*\}), (\{[^}]*\})\]/, '[$2, $1]'],
  ['Estimate band (shared section) | the heading', '_shared/estimate-band.yaml', 'Call', 'Ring'],
  [
    'Business, menu, logo | Phone, address, hours: the last day of “December 24, 2026 – December 26, 2026: Closed”',
    '_site.yaml',
    '25',
    '26',
  ],
  ['Image hall.jpg | ', 'media/hall.jpg', '1', '2'],
])('of another file: %s', (said, file, from, to) => {
  expect(saidOf({ ...all, [file]: all[file].replace(from, to) })).toEqual([said]);
});

test('added and removed pages and images are changes as a whole', () => {
  const { 'marble.yaml': text, 'media/hall.jpg': picture, ...others } = all;
  expect(saidOf({ ...others, 'stone.yaml': text, 'media/b.jpg': picture })).toEqual([
    'Marble in Essex | ',
    'Image b.jpg | ',
    'Image hall.jpg | ',
    'Marble in Essex | ',
  ]);
});
