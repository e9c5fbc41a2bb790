import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { checkHtml } from '../../support/programs/html-checker.ts';

test('the Nu HTML Checker reports no error on any page, and reports an invalid page', async (context) => {
  const wrong = await mkdtemp(join(tmpdir(), 'wrong-'));
  const page =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div required></div></body></html>';
  await writeFile(join(wrong, 'wrong.html'), page);
  // In one run, because starting the checker takes longer than checking a site.
  const errors = await checkHtml(inject('dist'), wrong);
  await rm(wrong, { recursive: true });
  if (!errors) return context.skip('Java is not installed.');
  expect(errors).toEqual([expect.stringMatching(/^wrong\.html: Attribute “required” not allowed/)]);
});
