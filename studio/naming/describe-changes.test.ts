import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editRuns, textsOfRun } from '../../tests/support/sites/random-edits.ts';
import { describeChanges } from './describe-changes.ts';

const site = `facts: { name: Mason, area: Essex }
header: { menu: [{ label: Home, href: / }, { label: About, href: /about }] }
`;
const marble = readFileSync('tests/fixtures/mason/pages/marble-polishing.yaml', 'utf8');
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
  describeChanges(new Map(Object.entries(all)), new Map(Object.entries(after))).map(
    ({ title, sentences }) => `${title} | ${sentences.join('; ')}`,
  );
const page = 'Marble in Essex | ';

test.each<[string, File, (text: string) => string]>([
  [
    `${page}FAQ: the second question is new`,
    'marble.yaml',
    (text) =>
      text.replace(
        '      - { question: How m',
        '      - { question: Who?, answer: We. }\n      - { question: How m',
      ),
  ],
  [
    `${page}FAQ: the answer of the first question was changed`,
    'marble.yaml',
    (text) => text.replace('Three', 'Four'),
  ],
  [
    `${page}FAQ: the first question was changed`,
    'marble.yaml',
    (text) => text.replace('How long?', 'How many days?'),
  ],
  [
    `${page}Hero: the image shows another image`,
    'marble.yaml',
    (text) => text.replace('hall.jpg', 'other.jpg'),
  ],
  [
    `${page}Hero: the description of the image was changed`,
    'marble.yaml',
    (text) => text.replace('A hall', 'Old hall'),
  ],
  [
    `${page}Hero: the label of the first button was changed`,
    'marble.yaml',
    (text) => text.replace('label: Call', 'label: Ring'),
  ],
  [
    `${page}Prose “What helps”: the text was changed`,
    'marble.yaml',
    (text) => text.replace('Diamonds', 'Powder'),
  ],
  [
    `${page}Hero: it is now hidden from visitors`,
    'marble.yaml',
    (text) => text.replace('    heading: Marble\n', '    heading: Marble\n    hidden: true\n'),
  ],
  [`${page}Section FAQ was removed`, 'marble.yaml', (text) => text.replace(/ {2}- type: faq[^]*/, '')],
  [
    `${page}Section Callout was added after FAQ`,
    'marble.yaml',
    (text) => `${text}  - type: callout\n    text: Now!\n`,
  ],
  [`${page}Hero: the buttons were removed`, 'marble.yaml', (text) => text.replace(/ {4}actions.*\n/, '')],
  [`${page}the title was changed`, 'marble.yaml', (text) => text.replace('title: Marble', 'title: Stone')],
  [
    `${page}Only formatting or comments changed; visitors see no difference`,
    'marble.yaml',
    (text) => `# New\n${text}`,
  ],
  [`${page}The text was changed and cannot be read`, 'marble.yaml', () => 'a: "'],
  [
    'Site facts, menus and texts | Facts: the area was changed',
    '_site.yaml',
    (text) => text.replace('Essex', 'Kent'),
  ],
  [
    'Site facts, menus and texts | Header: the second menu entry was moved from position 1',
    '_site.yaml',
    (text) => text.replace(/\[(\{[^}]*\}), (\{[^}]*\})\]/, '[$2, $1]'),
  ],
  [
    'Shared section Estimate band | the heading was changed',
    '_shared/estimate-band.yaml',
    (text) => text.replace('Call', 'Ring'),
  ],
  ['Image hall.jpg | The image was replaced', 'media/hall.jpg', () => '{"hash":"2"}'],
])('%s', (said, file, change) => {
  const told = saidOf({ ...all, [file]: change(all[file]) });
  expect(told.at(-1)?.replace('in Kent', 'in Essex')).toBe(said);
  expect(told).toHaveLength(1);
});

test('added, removed and renamed pages and images', () => {
  const { 'marble.yaml': text, 'media/hall.jpg': picture, ...others } = all;
  const after = {
    ...others,
    'stone.yaml': text.replace('Three', 'Four'),
    'about.yaml': 'title: About us\n',
    'media/b.jpg': picture,
  };
  expect(saidOf(after)).toEqual([
    'About us | The page is new',
    'Image b.jpg | It is new',
    'Image hall.jpg | It was removed',
    'Marble in Essex | The URL was changed from /marble to /stone; FAQ: the answer of the first question was changed',
  ]);
});

test('every change of a page is described, and an unchanged page has no description', () => {
  fc.assert(
    fc.property(editRuns(4), (run) => {
      const texts = textsOfRun(run);
      for (const [index, after] of texts.slice(1).entries()) {
        const before = texts[index] ?? '';
        const told = describeChanges(new Map([['a.yaml', before]]), new Map([['a.yaml', after]]));
        expect(
          told.map(
            ({ sentences }) =>
              sentences.every((each) => each !== '' && !/\{\w+\}/.test(each)) && sentences.length > 0,
          ),
        ).toEqual(before === after ? [] : [true]);
      }
    }),
    { numRuns: 50, seed: 2 },
  );
  expect(describeChanges(new Map([['m.yaml', marble]]), new Map([['m.yaml', marble]]))).toEqual([]);
});
