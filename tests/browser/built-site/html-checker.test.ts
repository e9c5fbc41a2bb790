import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { htmlErrors } from '../../support/programs/html-checker.ts';

const leftOut = 'The Nu HTML Checker was left out: there is no Java on this machine.';

test('the Nu HTML Checker finds no error on any page', async (context) => {
  const errors = await htmlErrors(inject('dist'));
  if (!errors) {
    console.warn(leftOut);
    return context.skip(leftOut);
  }
  expect(errors).toEqual([]);
});

test('it would find one', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'wrong-'));
  const page =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div required></div></body></html>';
  await writeFile(join(folder, 'index.html'), page);
  const errors = await htmlErrors(folder);
  await rm(folder, { recursive: true });
  if (!errors) return context.skip(leftOut);
  expect(errors).toEqual([expect.stringMatching(/^index\.html: Attribute “required” not allowed/)]);
});
