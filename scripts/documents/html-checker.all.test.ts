import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkHtml } from '../../tests/support/programs/html-checker.ts';
import { findJava } from '../../tests/support/programs/java.ts';

test('the Nu HTML Checker reports no error on any built page, and reports an invalid page', async (context) => {
  const java = findJava();
  if (!java) return context.skip('Java is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  const sites = { site: 'pages', fixture: 'tests/fixtures/mason/pages' };
  for (const [name, pages] of Object.entries(sites))
    await promisify(execFile)(
      'node',
      ['scripts/run.mjs', 'build', '--pages', pages, '--out', join(folder, name)],
      // The NODE_ENV of the test runner would result in a development build.
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
  const page =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div required></div></body></html>';
  await writeFile(join(folder, 'wrong.html'), page);
  // In one run, because starting the checker takes longer than checking a site.
  const errors = await checkHtml(java, folder);
  await rm(folder, { recursive: true });
  expect(errors).toEqual([expect.stringMatching(/^wrong\.html: Attribute “required” not allowed/)]);
});
