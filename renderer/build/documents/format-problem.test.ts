import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatFrame } from './code-frame.ts';
import { formatGithub, formatProblem, problemLine } from './format-problem.ts';
import type { Problem } from './problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'problems-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'faq.yaml');
writeFileSync(
  file,
  'title: Questions\n\nsections:\n  - type: hero\n    heading: Questions\n    taglin: Asked often\n',
);

const problem: Problem = {
  file,
  line: 6,
  column: 5,
  path: 'sections[0] hero',
  code: 'unknown-field',
  message: 'unknown field "taglin"',
  fix: 'Did you mean "tagline"?',
  severity: 'error',
};

test('a problem is one line: where, what and how to mend it', () => {
  expect(problemLine({ ...problem, file: 'pages/faq.yaml' })).toBe(
    'pages/faq.yaml:6:5  sections[0] hero: unknown field "taglin". Did you mean "tagline"?',
  );
});

test('the frame shows the lines around the place and marks it', () => {
  expect(formatFrame(problem)).toBe(
    [
      '  4 |   - type: hero',
      '  5 |     heading: Questions',
      '> 6 |     taglin: Asked often',
      '    |     ^',
      '  7 |',
    ].join('\n'),
  );
});

test('a file that is not there has no frame', () => {
  const missing = { ...problem, file: join(folder, 'gone.yaml') };
  expect(formatFrame(missing)).toBe('');
  expect(formatProblem(missing)).toBe(problemLine(missing));
});

test('a terminal without colours gets the line and the frame', () => {
  expect(formatProblem(problem)).toBe(
    `${problemLine(problem)}\n\n${formatFrame(problem).replace(/^/gm, '  ')}\n`,
  );
});

test('a workflow command escapes what would end it', () => {
  const odd = { ...problem, file: 'pages/a,b:c.yaml', message: '100% of\nit', severity: 'warning' as const };
  expect(formatGithub(odd)).toBe(
    '::warning file=pages/a%2Cb%3Ac.yaml,line=6,col=5,title=unknown-field::sections[0] hero: 100%25 of%0Ait. Did you mean "tagline"?',
  );
});
