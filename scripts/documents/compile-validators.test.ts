import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileValidators } from './compile-validators.ts';

test('the committed validators are those that the JSON Schemas give', async () => {
  const committed = readFileSync('documents/read/compiled/validators.js', 'utf8');
  expect(committed === (await compileValidators()), 'npm run schema writes them anew').toBe(true);
}, 60_000);
