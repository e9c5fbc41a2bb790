import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getChild, isMapping, type Path } from '../read/document/path.ts';
import { readDocument } from '../read/read-document.ts';
import { Source } from '../read/document/source.ts';
import { offsetAt, pathAt } from './path-at-offset.ts';

const folder = 'tests/fixtures/dentist/pages';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

function* valuesIn(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value) || isMapping(value))
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      yield* valuesIn(getChild(value, step), [...path, step]);
    }
  else yield path;
}

test.each(files)('every value of %s is found at its reported position', (file) => {
  const source = new Source(file, readFileSync(join(folder, file), 'utf8'));
  for (const path of valuesIn(source.parse().document.toJS()))
    for (const part of ['key', 'value'] as const)
      expect(pathAt(source, offsetAt(source, source.range(path, part).start))).toEqual(path);
});

test('columns count characters, and lines end as they are written', () => {
  const source = new Source('x.yaml', 'a: 1\r\nb: "😀😀" # x\r\nc: {d: "😀", e: 2}\r\n');
  expect(pathAt(source, offsetAt(source, { line: 3, column: 13 }))).toEqual(['c', 'e']);
});

test('an empty document has no values', () => {
  expect(pathAt(new Source('x.yaml', ''), 0)).toEqual([]);
});

/** The places of all problems of a page with these sections. */
const places = (sections: string): unknown[] => {
  const text = `title: A page\ndescription: What it is about.\nsections:\n${sections}`;
  const { problems } = readDocument('page.yaml', text, 'page');
  return problems.map(({ path }) => path);
};

test.each([
  ['  - type: hero\n    heading: One\n', ['sections', 0, 'tagline']],
  ['  - heading: One\n    type: hero\n', ['sections', 0, 'tagline']],
  [
    '  - type: prose\n    heading: One\n    text: Two\n    actions: [{ label: Go }]\n',
    ['sections', 0, 'actions', 0, 'href'],
  ],
  [
    '  - type: prose\n    heading: One\n    text: Two\n    actions:\n      - label: Go\n',
    ['sections', 0, 'actions', 0, 'href'],
  ],
  ['  - type: prose\n    heading: One\n    text: Two\n    image: {}\n', ['sections', 0, 'image', 'src']],
])('a missing field has a place: %j', (sections, path) => {
  expect(places(sections)).toEqual([path]);
});

test('a wrong value and a wrong name have the place of the value', () => {
  const hero = '  - type: hero\n    heading: ""\n    tagline: Two\n    headng: Three\n';
  expect(places(hero)).toEqual([
    ['sections', 0, 'headng'],
    ['sections', 0, 'heading'],
  ]);
});

const long = 'word '.repeat(6_000).trim();
test.each<[string, unknown[]]>([
  [`  - type: prose\n    heading: One\n    text: ${long}\n`, ['sections', 0, 'text']],
  [`  - type: prose\n    heading: '${long}'\n    text: Two\n`, ['sections', 0, 'heading']],
  [`  - type: prose\n    heading: One\n    text: >-\n      ${long}\n`, ['sections', 0, 'text']],
  [
    `  - type: faq\n    heading: Q\n    items:\n      - { question: How, answer: ${long} }\n`,
    ['sections', 0, 'items', 0, 'answer'],
  ],
  [
    `  - type: faq\n    heading: Q\n    items:\n      - { answer: "${long}", question: How }\n`,
    ['sections', 0, 'items', 0, 'answer'],
  ],
  [
    `  - type: prose\n    heading: One\n    text: >-\n${'      word word\n'.repeat(3_000)}`,
    ['sections', 0, 'text'],
  ],
])('a text that is too long is reported at its field: case %#', (sections, path) => {
  expect(places(sections)).toEqual([path]);
});
