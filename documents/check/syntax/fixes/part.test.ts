import { problemJson } from '../../../problems/format-problem.ts';
import { expect, test } from 'vitest';
import { readDocument } from '../../../read/document/site-document.ts';
import { partAround, withPart } from './part.ts';

const head = ['title: A', 'description: B', 'sections:'];
const section = (heading: string): string[] => [
  '  - type: prose',
  `    heading: ${heading}`,
  '    text: Words.',
];
const fileOf = (headings: string[]): string[] => [...head, ...headings.flatMap(section)];
const many = Array.from({ length: 400 }, (_, index) => `A ${index}`);

test('of a long file the part around a line is looked at, with the lines it stands under', () => {
  const lines = fileOf(many);
  const part = partAround(lines, 601);
  expect(part.lines.length).toBeLessThan(40);
  expect(part.lines.slice(0, 2)).toEqual(['sections:', lines[part.places[1] ?? 0]]);
  expect(part.places).toContain(601);
  expect(withPart(lines, part, part.lines.with(1, 'other'))).toEqual(
    lines.with(part.places[1] ?? 0, 'other'),
  );
});

test('a short file is looked at as a whole', () => {
  const lines = fileOf(['A', 'B']);
  expect(partAround(lines, 4).lines).toEqual(lines);
});

test.each([
  ['a colon', 'Stone: the basics', 'needs quotes'],
  ['an open quote', '"Stone', 'never closed'],
  ['an open brace', '{ Stone', 'would be shown'],
  ['a sign', '@home', 'needs quotes'],
])('%s deep in a long file is told at its line', (_, wrong, message) => {
  const text = fileOf(many.with(250, wrong)).join('\n');
  const { problems } = readDocument('a.yaml', text, 'page');
  expect(problems.map(problemJson)).toEqual([
    expect.objectContaining({ line: 3 + 250 * 3 + 2, message: expect.stringContaining(message) }),
  ]);
});

test('of very many mistakes the first ones are told, each at its line', () => {
  const { problems } = readDocument('a.yaml', fileOf(many.map((name) => `${name}: b`)).join('\n'), 'page');
  expect(problems.map(({ range }) => range.start.line)).toEqual(
    Array.from({ length: 20 }, (_, index) => 5 + index * 3),
  );
});
