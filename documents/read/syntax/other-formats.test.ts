import { problemToJson } from '../../problems/format-problem.ts';
import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const problemsOf = (text: string): string[] =>
  readDocument('a.yaml', text, 'page')
    .problems.map(problemToJson)
    .map(({ line, message, fix }) => `${line}: ${message}. ${fix}`);

test.each([['{\n  "title": "About us"\n  "description": "Six people.",\n  "sections": []\n}\n', 2]])(
  'a mistake in a page of JSON is one problem on its line: %j',
  (text, line) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${line}: brackets or commas`))]);
  },
);

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
