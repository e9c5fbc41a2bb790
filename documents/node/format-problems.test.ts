import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toGithubCommand, formatProblemLine } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { createFileFrames, formatProblems } from './format-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'problems-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'faq.yaml');
writeFileSync(
  file,
  'title: Questions\n\nsections:\n  - type: hero\n    heading: Questions\n    taglin: Asked often\n',
);

const formatFrame = (problem: Problem): string => createFileFrames()(problem);

const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column } });

const problem: Problem<'unknown-field'> = {
  file,
  range: { start: { line: 6, column: 5 }, end: { line: 6, column: 11 } },
  path: ['sections', 0, 'taglin'],
  code: 'unknown-field',
  params: { names: ['taglin'], known: [], meant: 'tagline', section: { type: 'hero' } },
  severity: 'error',
};

test('a problem is one line: where, what and how to fix it', () => {
  expect(formatProblemLine({ ...problem, file: 'pages/faq.yaml' })).toBe(
    'pages/faq.yaml:6:5  the first section, hero, taglin: there is no field taglin here. Did you mean "tagline"?',
  );
});

test('the name of a file does not reach the terminal as more than a name', () => {
  const line = formatProblemLine({ ...problem, file: 'pages/a\n::error::b\u001b[2J\u202e.yaml' });
  expect(line).toContain('pages/a\ufffd::error::b\ufffd[2J\ufffd.yaml:6:5');
  const [whole = ''] = formatProblems([{ ...problem, file: 'pages/a\n::error::b\u001b[2J.yaml' }]);
  expect(whole.split('\n')[0]).toContain('::error::b\ufffd[2J');
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

test('of a long line what is near the place is shown, and no control character', () => {
  const long = join(folder, 'long.yaml');
  writeFileSync(long, `text: ${'a'.repeat(2000)}\u001b[2J${'b'.repeat(2000)}\n`);
  const frame = formatFrame({ ...problem, file: long, range: at(1, 2007) });
  expect(frame).toBe(`> 1 | …${'a'.repeat(78)}\ufffd[2J${'b'.repeat(77)}…\n    | ${' '.repeat(79)}^\n  2 |`);
});

test('of very many problems the first hundred are shown, errors before warnings', () => {
  const warning = { ...problem, severity: 'warning' as const, path: ['a warning'] };
  const error = { ...problem, path: ['an error'] };
  const many = Array.from({ length: 5060 }, (_, index) => (index < 5000 ? warning : error));
  const shown = formatProblems(many);
  expect(shown).toHaveLength(101);
  expect(shown[59]).toContain('an error');
  expect(shown[60]).toContain('a warning');
  expect(shown[100]).toBe('4,960 more; npm run check -- --format json lists all of them.');
});

test('a file that is not there has no frame', () => {
  const missing = { ...problem, file: join(folder, 'gone.yaml') };
  expect(formatFrame(missing)).toBe('');
  expect(formatProblems([missing])).toEqual([formatProblemLine(missing).replace('  ', '  error  ')]);
});

test('a terminal without colours gets errors with their frame, then warnings in one line unless verbose', () => {
  const warning = { ...problem, severity: 'warning' as const };
  const lineOf = (severity: string) => formatProblemLine(problem).replace('  ', `  ${severity}  `);
  const frame = `\n\n${formatFrame(problem).replace(/^/gm, '  ')}\n`;
  expect(formatProblems([warning, problem])).toEqual([lineOf('error') + frame, lineOf('warning')]);
  expect(formatProblems([warning], true)).toEqual([lineOf('warning') + frame]);
});

test('a workflow command escapes what would end it', () => {
  const odd = {
    ...problem,
    file: 'pages/a,b:c.yaml',
    path: ['sections', 0, '100% of\nit'],
    severity: 'warning' as const,
  };
  expect(toGithubCommand(odd)).toBe(
    '::warning file=pages/a%2Cb%3Ac.yaml,line=6,col=5,title=unknown-field::the first section, hero, 100%25 of%0Ait: there is no field taglin here. Did you mean "tagline"?',
  );
});
