import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { htmlErrors } from '../../support/programs/html-checker.ts';

const leftOut = 'The Nu HTML Checker was left out: there is no Java on this machine.';

test('the Nu HTML Checker finds no error on any page, and would find one', async (context) => {
  const wrong = await mkdtemp(join(tmpdir(), 'wrong-'));
  const page =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div required></div></body></html>';
  await writeFile(join(wrong, 'wrong.html'), page);
  // Together: to start it takes longer than to look at a site.
  const errors = await htmlErrors(inject('dist'), wrong);
  await rm(wrong, { recursive: true });
  if (!errors) {
    console.warn(leftOut);
    return context.skip(leftOut);
  }
  expect(errors).toEqual([expect.stringMatching(/^wrong\.html: Attribute “required” not allowed/)]);
});
