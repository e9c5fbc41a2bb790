import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptDocuments } from './kept-documents.ts';
import { readDocument } from './site-document.ts';

const file = 'pages/about.yaml';
const text = 'title: About us\nphone: 1\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One process that reads a text and keeps it. @returns the document, and whether it had to be read */
const read = async (from: string, version = '1') => {
  const kept = new KeptDocuments(folder, version);
  const reading = vi.fn(() => readDocument(file, from, 'page'));
  const document = kept.get(file, from, 'page', reading);
  await kept.save();
  return { document, wasRead: reading.mock.calls.length === 1 };
};

test('a document is read once, and is the same the second time', async () => {
  const first = await read(text);
  const second = await read(text);
  expect([first.wasRead, second.wasRead]).toEqual([true, false]);
  const { source: _, ...reading } = first.document;
  expect(second.document).toMatchObject(reading);
  expect(second.document.problems.length).toBeGreaterThan(0);
  expect(second.document.source.find(['phone'], 'key')).toEqual({ line: 2, column: 1 });
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
  const kept = new KeptDocuments(folder, '1');
  kept.get('pages/other.yaml', text, 'page', () => readDocument('pages/other.yaml', text, 'page'));
  kept.get(file, 'title: x\n', 'page', () => readDocument(file, 'title: x\n', 'page'));
  await kept.save();
  expect((await read(text)).wasRead).toBe(true);
});
