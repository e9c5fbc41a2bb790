import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledFiles } from './compiled-files.ts';

test('the committed validators match the JSON Schemas', async () => {
  const path = 'documents/read/compiled/validators.js';
  const { [path]: generated } = await compiledFiles();
  expect(readFileSync(path, 'utf8') === generated, 'npm run site -- schema regenerates them').toBe(true);
}, 60_000);
