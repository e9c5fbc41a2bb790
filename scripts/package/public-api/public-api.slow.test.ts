import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicEntries, type Entry } from './entries.ts';
import { publicApiMarkdown } from './markdown.ts';
import { writeTypes } from './write-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
let entries: Entry[];
beforeAll(() => {
  expect(writeTypes(folder)).toBeUndefined();
  entries = publicEntries(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('docs/public-api.md says what sites may import', () => {
  expect(
    readFileSync('docs/public-api.md', 'utf8'),
    'What sites may import has changed. `npm run prepack` writes docs/public-api.md again; look at what changes for sites, and say it in CHANGELOG.md.',
  ).toBe(publicApiMarkdown(entries));
});

test('every name that sites may import has a comment of its own', () => {
  const without = entries.flatMap(({ name, exported }) =>
    [...exported].flatMap(([each, { doc }]) => (doc ? [] : [`${name}: ${each}`])),
  );
  expect(without, 'write a comment /** … */ before each: what it is, what it takes, what it gives').toEqual(
    [],
  );
  expect(entries.map(({ exported }) => exported.size).every((count) => count > 0)).toBe(true);
});
