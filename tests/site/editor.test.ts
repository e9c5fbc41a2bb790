import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LanguageServer } from '../support/language-server.ts';

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start();
}, 30_000);
afterAll(() => server.stop());

test('the YAML language server reports no problem in the documents of the site', async () => {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join('pages', name));
  expect(files.length).toBeGreaterThan(40);
  const found = await Promise.all(files.map(async (file) => [file, await server.problems(file)] as const));
  expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
});
