import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../documents/migrations/migrations.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** What the changelog says of each version, the newest first. */
const versions = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((part): [string, string] => [part.slice(0, part.indexOf('\n')).trim(), part]);

const numbers = (version: string): number[] => version.split('.').map(Number);

test('the newest version of the changelog is that of the package, and of its lock file', () => {
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(read(file))).toMatchObject({ version: versions[0]?.[0] });
});

test('the versions of the changelog are those of semver, the newest first', () => {
  const names = versions.map(([name]) => name);
  for (const name of names) expect(name).toMatch(/^\d+\.\d+\.\d+$/);
  const sorted = names.toSorted((a, b) => {
    const [one, other] = [numbers(a), numbers(b)];
    const at = one.findIndex((number, index) => number !== other[index]);
    return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  });
  expect(names).toEqual(sorted);
});

test.each(migrations)('the changelog names $name where it says what $since changes', ({ name, since }) => {
  expect(new Map(versions).get(since)).toContain(`Migration: \`${name}\``);
});

test('no two migrations have the same name, and they are in the order of their versions', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const places = migrations.map(({ since }) => versions.findIndex(([name]) => name === since));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});
