import { expect, test } from 'vitest';
import type { Problem } from '../../documents/problems/problem.ts';
import { Source } from '../../documents/read/document/source.ts';
import { toDiagnostics } from './marks.ts';

test('a diagnostic reaches from the problem to the end of its line and has its message', () => {
  const source = new Source('pages/a.yaml', 'title: A\r\nheding: "✎ B"  \r\nname: C\r\n');
  const problem: Problem = {
    file: 'pages/a.yaml',
    range: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } },
    path: ['heding'],
    code: 'unknown-field',
    params: { names: ['heding'], known: [], meant: 'heading' },
    severity: 'error',
  };
  expect(toDiagnostics(source, [problem, { ...problem, file: 'pages/b.yaml' }])).toEqual([
    {
      from: 9,
      to: 22,
      severity: 'error',
      message: 'heding: there is no field heding here. Did you mean "heading"?',
    },
  ]);
});
