import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/commands.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

test('docs/commands.md lists every npm script and every verb', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const typed = Object.keys(scripts).filter((name) => !/^(pre|post)pack$/.test(name));
  expect(typed.length).toBeLessThanOrEqual(12);
  const rows = read('docs/commands.md')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .map((line) => line.split(' | ')[0]);
  const listed = rows
    .flatMap((cell = '') => [...cell.matchAll(/`(?:npm (?:run )?(?:site -- )?)?([a-z-]+)`/g)])
    .map(([, name]) => name);
  const verbs = commands.map(({ name }) => name);
  const expected = new Set([...typed.filter((name) => name !== 'site'), ...verbs]);
  expect(listed.toSorted()).toEqual([...expected].toSorted());
});

test('the example section type in CONTRIBUTING.md has a name that neither the engine nor its tests use', () => {
  const [, name = ''] = /^A type `([a-z-]+)` is two files/m.exec(read('CONTRIBUTING.md')) ?? [];
  expect(name).toMatch(/^[a-z-]+$/);
  const files = execFileSync('git', ['grep', '-l', '-w', '--', name], { encoding: 'utf8' }).split('\n');
  expect(
    files.filter((file) => /\.test\.tsx?$|^(tests|schema\/sections|renderer\/sections)\//.test(file)),
  ).toEqual([]);
});
