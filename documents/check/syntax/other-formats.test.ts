import { problemToJson } from '../../problems/format-problem.ts';
import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const problemsOf = (text: string): string[] =>
  readDocument('a.yaml', text, 'page')
    .problems.map(problemToJson)
    .map(({ line, message, fix }) => `${line}: ${message}. ${fix}`);

const tell =
  'Write its text in sections: below title: and description:, such as - type: prose with heading: and text:. Remove lines that are only ---.';

test.each([
  [
    '# About us\n\nWe are **six people**: one shop.\n\n- Tiles\n- Stone: sealed\n',
    1,
    'this is Markdown, but a page consists of fields and sections',
  ],
  [
    '---\ntitle: About us\n---\n\n# About us\n\nSix people: one shop.\n',
    5,
    'this is Markdown, but a page consists of fields and sections',
  ],
])('a page of Markdown is one problem: %j', (text, line, message) => {
  expect(problemsOf(text)).toEqual([`${line}: ${message}. ${tell}`]);
});

test.each([
  [
    '{\n  "title": "About us"\n  "description": "Six people.",\n  "sections": []\n}\n',
    '2: a comma is missing at the end of this line. Write "title": "About us",',
  ],
  [
    '{\n  "title": "About us",\n  "sections": [\n    { "type": "hero" }\n    { "type": "faq" }\n  ]\n}\n',
    '4: a comma is missing at the end of this line. Write { "type": "hero" },',
  ],
  [
    '{\n  "title": "About us",\n  "sections": [\n    { "type": "hero" }\n',
    '1: the bracket { is never closed. Write } and ] at the end of the file, one for each bracket that is open.',
  ],
])('a mistake in a page of JSON is one problem on its line: %j', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('two conflicts of a merge are two problems', () => {
  const versions = '<<<<<<< HEAD\nname: One\n=======\nname: Two\n>>>>>>> autumn\n';
  const { problems } = readDocument(
    'a.yaml',
    `title: A page\n${versions}description: Words.\n${versions}`,
    'page',
  );
  expect(problems.map(({ code, range }) => [code, range.start.line])).toEqual([
    ['yaml-conflict', 2],
    ['yaml-conflict', 8],
  ]);
});
