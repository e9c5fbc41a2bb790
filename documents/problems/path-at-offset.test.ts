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
const places = (sections: string): string[] => {
  const text = `title: A page\ndescription: What it is about.\nsections:\n${sections}`;
  const { problems } = readDocument('page.yaml', text, 'page');
  return problems.map(({ path }) => path.join('.'));
};

const prose = '  - type: prose\n    heading: One\n    text: Two\n';
const long = 'word '.repeat(6_000).trim();
const faq = '  - type: faq\n    heading: Q\n    items:\n';

test.each<[sections: string, path: string]>([
  // A missing field has a place.
  ['  - type: hero\n    heading: One\n', 'tagline'],
  ['  - heading: One\n    type: hero\n', 'tagline'],
  [`${prose}    actions: [{ label: Go }]\n`, 'actions.0.href'],
  [`${prose}    actions:\n      - label: Go\n`, 'actions.0.href'],
  [`${prose}    image: {}\n`, 'image.src'],
  // A text that is too long is reported at its field.
  [prose.replace('Two', long), 'text'],
  [prose.replace('One', `'${long}'`), 'heading'],
  [prose.replace('Two', `>-\n      ${long}`), 'text'],
  [prose.replace('Two', `>-\n${'      word word\n'.repeat(3_000)}`), 'text'],
  [`${faq}      - { question: How, answer: ${long} }\n`, 'items.0.answer'],
  [`${faq}      - { answer: "${long}", question: How }\n`, 'items.0.answer'],
])('a problem has the path of its field: case %#', (sections, path) => {
  expect(places(sections)).toEqual([`sections.0.${path}`]);
});

test('a wrong value and a wrong name have the place of the value', () => {
  const hero = '  - type: hero\n    heading: ""\n    tagline: Two\n    headng: Three\n';
  expect(places(hero)).toEqual(['sections.0.headng', 'sections.0.heading']);
});
