import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDocument, type Reading } from '../../documents/read/document/site-document.ts';
import { KeptValues } from './kept-values.ts';

const file = 'pages/about.yaml';
const text = 'title: About us\nphone: 1\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (name: string, from: string): Reading => {
  const { source: _, ...reading } = readDocument(name, from, 'page');
  return reading;
};

/** One process that reads a text and keeps it. @returns the reading, and whether it had to be made */
const read = async (from: string, version = '1') => {
  const kept = new KeptValues<Reading>(folder, version);
  const known = kept.find(file, from);
  const reading = known ?? make(file, from);
  if (!known) kept.keep(file, from, reading);
  await kept.save();
  return { reading, wasRead: !known };
};

test('a document is read once, and is the same the second time', async () => {
  const first = await read(text);
  const second = await read(text);
  expect([first.wasRead, second.wasRead]).toEqual([true, false]);
  expect(second.reading).toEqual(first.reading);
  expect(second.reading.problems.length).toBeGreaterThan(0);
});

test('another text, another program and a broken file are read anew', async () => {
  await read(text);
  expect((await read(`${text}# more\n`)).wasRead).toBe(true);
  expect((await read(`${text}# more\n`, '2')).wasRead).toBe(true);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'half');
  expect((await read(`${text}# more\n`, '2')).wasRead).toBe(true);
});

test('what is not asked for any more is forgotten', async () => {
  await read(text);
  const kept = new KeptValues<Reading>(folder, '1');
  kept.keep('pages/other.yaml', text, make('pages/other.yaml', text));
  kept.keep(file, 'title: x\n', make(file, 'title: x\n'));
  await kept.save();
  expect((await read(text)).wasRead).toBe(true);
});
