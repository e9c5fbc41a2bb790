import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledFiles } from './compiled-files.ts';

test('the committed validators are those that the JSON Schemas give', async () => {
  const path = 'documents/read/compiled/validators.js';
  const { [path]: made } = await compiledFiles();
  expect(readFileSync(path, 'utf8') === made, 'npm run schema writes them anew').toBe(true);
}, 60_000);
