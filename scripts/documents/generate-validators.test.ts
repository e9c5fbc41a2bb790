import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateValidators, validatorsFile } from './generate-validators.mjs';

test('validators are generated if they are missing or a schema has changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'validators-'));
  const file = join(root, validatorsFile);
  const writeSchema = (schema: object) =>
    writeFileSync(join(root, 'schema/page.schema.json'), JSON.stringify(schema));
  mkdirSync(join(root, 'schema'));
  writeSchema({ type: 'string' });
  await generateValidators(root);
  const [source, { mtimeMs }] = [readFileSync(file, 'utf8'), statSync(file)];
  expect(source).toMatch(/as page\b/);

  await generateValidators(root);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);

  writeSchema({ type: 'number' });
  await generateValidators(root);
  expect(readFileSync(file, 'utf8')).not.toBe(source);
  rmSync(root, { recursive: true });
});
