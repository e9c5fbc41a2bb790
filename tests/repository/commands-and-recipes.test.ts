import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('docs/commands.md names every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const rows = read('docs/commands.md')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .map((line) => line.split(' | ')[0]);
  const named = rows
    .flatMap((cell = '') => [...cell.matchAll(/`(?:npm (?:run )?)?([a-z]+)`/g)])
    .map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the section type that CONTRIBUTING.md adds has a name that neither the engine nor its tests use', () => {
  const [, name = ''] = /^A type `([a-z-]+)` is two files/m.exec(read('CONTRIBUTING.md')) ?? [];
  expect(name).toMatch(/^[a-z-]+$/);
  const files = execFileSync('git', ['grep', '-l', '-w', '--', name], { encoding: 'utf8' }).split('\n');
  expect(
    files.filter((file) => /\.test\.tsx?$|^(tests|schema\/sections|renderer\/sections)\//.test(file)),
  ).toEqual([]);
});
