import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useEntryTitles } from '../../tests/support/sites/entry-titles.ts';
import { formatDocument } from '../../documents/edit/text/format-document.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';

useEntryTitles();

const script = resolve('scripts/editing/migrate.ts');
const small = resolve('tests/fixtures/dentist/pages');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  cpSync(small, join(folder, 'pages'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (file: string): string => join(folder, 'pages', file);
const read = (file: string): string => readFileSync(path(file), 'utf8');

const run = async (...flags: string[]): Promise<{ status: number; text: string }> => {
  const { status, out } = await runCommand(script, flags, { cwd: folder, env: process.env });
  return { status, text: out.trimEnd() };
};

const pain = `type: feature-list
heading: What hurts
items:
  # The first
  - name: Cold # and ice
  - { name: Sweets }
`;
const migratedPain = pain.replaceAll('name:', 'title:');

test('a site without pending migrations is reported as such', async () => {
  expect(await run()).toEqual({ status: 0, text: 'No pending migrations.' });
});

test('the differences are printed and nothing is changed', async () => {
  writeFileSync(path('_shared/pain.yaml'), pain);
  expect(await run()).toEqual({
    status: 1,
    text: [
      '--- a/pages/_shared/pain.yaml',
      '+++ b/pages/_shared/pain.yaml',
      '@@ -2,5 +2,5 @@',
      ' heading: What hurts',
      ' items:',
      '   # The first',
      '-  - name: Cold # and ice',
      '-  - { name: Sweets }',
      '+  - title: Cold # and ice',
      '+  - { title: Sweets }',
      '',
      'entry-titles, since 0.2.0: Entries of feature-list and image-tiles have a title instead of a name.',
      'Benefits, services, steps, badges and projects have a title; now an entry can be copied from one section into another.',
      '',
      'Pending in 1 document. Add --write to migrate.',
    ].join('\n'),
  });
  expect(read('_shared/pain.yaml')).toBe(pain);
});

test.each<[string, string]>([
  ['unchanged', pain],
  ['with a byte order mark and Windows line endings', `\ufeff${pain.replaceAll('\n', '\r\n')}`],
])('documents are migrated and reverted, %s', async (_, before) => {
  const after = before.replaceAll('name:', 'title:');
  writeFileSync(path('_shared/pain.yaml'), before);
  const use = '  - { type: shared, name: pain, items: [ { name: Wine }, { name: Beer } ] }\n';
  const home = formatDocument(`${read('home.yaml')}${use}`);
  writeFileSync(path('home.yaml'), home);
  const files = '  pages/_shared/pain.yaml\n  pages/home.yaml\n';
  expect(await run('--write')).toEqual({
    status: 0,
    text: `${files}Migrated 2 documents. Use --undo to revert.`,
  });
  expect(read('_shared/pain.yaml')).toBe(after);
  expect(read('home.yaml')).toBe(home.replace(use, use.replaceAll('{ name:', '{ title:')));
  expect(await run('--write')).toEqual({ status: 0, text: 'No pending migrations.' });
  expect(await run('--undo')).toEqual({ status: 0, text: `${files}Reverted 2 documents.` });
  expect(read('_shared/pain.yaml')).toBe(before);
  expect(read('home.yaml')).toBe(home);
  expect(await run('--undo')).toEqual({ status: 1, text: 'There is no migration to revert.' });
});

test('documents edited since the migration are not overwritten', async () => {
  writeFileSync(path('_shared/pain.yaml'), pain);
  writeFileSync(path('_shared/aches.yaml'), pain);
  await run('--write');
  writeFileSync(path('_shared/pain.yaml'), `${migratedPain}intro: More\n`);
  rmSync(path('_shared/aches.yaml'));
  expect(await run('--undo')).toEqual({
    status: 1,
    text: 'Nothing was reverted, because these documents have been edited since:\n  pages/_shared/aches.yaml\n  pages/_shared/pain.yaml',
  });
  expect(read('_shared/pain.yaml')).toBe(`${migratedPain}intro: More\n`);
});

test('the former texts are saved before the first document changes, so that an interrupted --write is reverted', async () => {
  for (const name of ['aches', 'pain']) writeFileSync(path(`_shared/${name}.yaml`), pain);
  await run('--write');
  const modifiedAt = (file: string): bigint => statSync(file, { bigint: true }).mtimeNs;
  const journalEntry = join(folder, '.cache/migrate/000001.json');
  expect(modifiedAt(journalEntry)).toBeLessThanOrEqual(modifiedAt(path('_shared/aches.yaml')));
  writeFileSync(path('_shared/pain.yaml'), pain);
  const text = '  pages/_shared/aches.yaml\nReverted 1 document.';
  expect(await run('--undo')).toEqual({ status: 0, text });
  expect([read('_shared/aches.yaml'), read('_shared/pain.yaml')]).toEqual([pain, pain]);
});

test('if one document cannot be read, none is changed', async () => {
  writeFileSync(path('_shared/pain.yaml'), pain);
  writeFileSync(path('_shared/torn.yaml'), `${pain}<<<<<<< HEAD\n`);
  const { status, text } = await run('--write');
  expect({ status, start: text.split('.yaml:')[0] }).toEqual({
    status: 1,
    start: 'Fix this problem first: pages/_shared/torn',
  });
  expect(read('_shared/pain.yaml')).toBe(pain);
  expect(readdirSync(folder)).toEqual(['pages']);
});
