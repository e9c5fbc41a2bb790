import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../documents/migrations/migrations.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The entries of the changelog as pairs of version and text, newest first. */
const versions = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((part): [string, string] => [part.slice(0, part.indexOf('\n')).trim(), part]);

const numbers = (version: string): number[] => version.split('.').map(Number);

test('the newest version of the changelog is that of package.json and its lock file', () => {
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(read(file))).toMatchObject({ version: versions[0]?.[0] });
});

test('the versions of the changelog are semver versions in descending order', () => {
  const names = versions.map(([name]) => name);
  for (const name of names) expect(name).toMatch(/^\d+\.\d+\.\d+$/);
  const sorted = names.toSorted((a, b) => {
    const [left, right] = [numbers(a), numbers(b)];
    const at = left.findIndex((number, index) => number !== right[index]);
    return at === -1 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
  });
  expect(names).toEqual(sorted);
});

test.each(migrations)('the changelog mentions the migration $name at version $since', ({ name, since }) => {
  expect(new Map(versions).get(since)).toContain(`Migration: \`${name}\``);
});

test('migrations have unique names and are sorted by version', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const positions = migrations.map(({ since }) => versions.findIndex(([name]) => name === since));
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));
});
