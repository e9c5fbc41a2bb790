import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Problem } from '../../documents/problems/problem.ts';
import { Source } from '../../documents/read/document/source.ts';
import { explained } from './explained.ts';
import { marksOf } from './marks.ts';

const page: unknown = parse(
  'title: A\nsections:\n  - type: hero\n    badge: { label: B, href: / }\n    proofs: [One]\n',
);

test.each([
  [['sections', 0, 'badge'], 'badge', 'A small badge that leads to a page, such as the warranty.'],
  [['sections', 0, 'badge', 'label'], 'label', 'The words on the link.'],
  [['sections', 0, 'proofs', 0], 'proofs', 'A short fact.'],
  [['sections', 0], 'Hero', 'The opening of a page: its main heading, one sentence, buttons and a picture.'],
  // What is not known is told by what it stands in.
  [
    ['sections', 0, 'strange'],
    'Hero',
    'The opening of a page: its main heading, one sentence, buttons and a picture.',
  ],
])('what is said of %j', (path, name, description) => {
  expect(explained('a-page.yaml', page, path)).toMatchObject({ name, description });
});

test('an example is written as in a file', () => {
  expect(explained('a-page.yaml', page, ['sections', 0, 'badge'])?.example).toBe(
    'label: Free Estimate\nhref: /free-estimate',
  );
  expect(explained('a-page.yaml', page, [])).toBeUndefined();
});

test('a problem is marked from its place to the end of its line, in its words', () => {
  const source = new Source('pages/a.yaml', 'title: A\r\nheding: "✎ B"  \r\nname: C\r\n');
  const problem: Problem = {
    file: 'pages/a.yaml',
    line: 2,
    column: 1,
    path: '',
    code: 'unknown-field',
    message: 'unknown field "heding"',
    fix: 'Remove it.',
    severity: 'error',
  };
  expect(marksOf(source, [problem, { ...problem, file: 'pages/b.yaml' }])).toEqual([
    { from: 9, to: 22, severity: 'error', message: 'unknown field "heding". Remove it.' },
  ]);
});
