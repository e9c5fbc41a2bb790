import { expect, test } from 'vitest';
import { listFileChanges } from './file-changes.ts';

const site = `facts: { name: Mason, area: Essex }
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
type File = keyof typeof all;

const saidOf = (after: Record<string, string>): string[] =>
  listFileChanges(new Map(Object.entries(all)), new Map(Object.entries(after))).map(
    ({ title, changes }) => `${title} | ${changes.map(({ place }) => place).join('; ')}`,
  );
const page = 'Marble in Essex | ';

test.each<[string, File, (text: string) => string]>([
  [
    `${page}FAQ: the second question`,
    'marble.yaml',
    (text) =>
      text.replace(
        '      - { question: How m',
        '      - { question: Who?, answer: We. }\n      - { question: How m',
      ),
  ],
  [`${page}FAQ: the answer of the first question`, 'marble.yaml', (text) => text.replace('Three', 'Four')],
  [`${page}FAQ: the first question`, 'marble.yaml', (text) => text.replace('How long?', 'How many days?')],
  [`${page}Hero: the image`, 'marble.yaml', (text) => text.replace('hall.jpg', 'other.jpg')],
  [
    `${page}Hero: the alternative text of the image`,
    'marble.yaml',
    (text) => text.replace('A hall', 'Old hall'),
  ],
  [
    `${page}Hero: the label of the first button`,
    'marble.yaml',
    (text) => text.replace('label: Call', 'label: Ring'),
  ],
  [`${page}Prose “What helps”: the text`, 'marble.yaml', (text) => text.replace('Diamonds', 'Powder')],
  [
    `${page}Hero: the visibility`,
    'marble.yaml',
    (text) => text.replace('    heading: Marble\n', '    heading: Marble\n    hidden: true\n'),
  ],
  [`${page}FAQ`, 'marble.yaml', (text) => text.replace(/ {2}- type: faq[^]*/, '')],
  [`${page}Callout`, 'marble.yaml', (text) => `${text}  - type: callout\n    text: Now!\n`],
  [`${page}Hero: the buttons`, 'marble.yaml', (text) => text.replace(/ {4}actions.*\n/, '')],
  [`${page}the title`, 'marble.yaml', (text) => text.replace('title: Marble', 'title: Stone')],
  [`${page}`, 'marble.yaml', (text) => `# New\n${text}`],
  [`${page}`, 'marble.yaml', () => 'a: "'],
  ['Site facts, menus and texts | Facts: the area', '_site.yaml', (text) => text.replace('Essex', 'Kent')],
  [
    'Site facts, menus and texts | Header: the menu',
    '_site.yaml',
    (text) => text.replace(/\[(\{[^}]*\}), (\{[^}]*\})\]/, '[$2, $1]'),
  ],
  [
    'Shared section Estimate band | the heading',
    '_shared/estimate-band.yaml',
    (text) => text.replace('Call', 'Ring'),
  ],
  ['Image hall.jpg | ', 'media/hall.jpg', () => '{"hash":"2"}'],
])('%s', (said, file, change) => {
  const told = saidOf({ ...all, [file]: change(all[file]) });
  expect(told.at(-1)?.replace('in Kent', 'in Essex')).toBe(said);
  expect(told).toHaveLength(1);
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
