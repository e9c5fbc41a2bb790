import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test('placeholders in the files of the repository are reported with file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placeholders-'));
  mkdirSync(join(folder, '.github'));
  writeFileSync(
    join(folder, 'LICENSE'),
    'MIT\nCopyright (c) COPYRIGHT HOLDER\nCOPYRIGHT HOLDERS BE LIABLE\n',
  );
  writeFileSync(join(folder, '.github/CODEOWNERS'), '# Owners\n* @OWNER\n/pages/ @elm\n');
  writeFileSync(join(folder, 'SECURITY.md'), 'https://github.com/OWNER/REPOSITORY\nsecurity@example.com\n');
  expect(findPlaceholders(folder).map(({ state, what }) => `${state} ${what}`)).toEqual([
    'warn LICENSE:2 contains the placeholder COPYRIGHT HOLDER',
    'warn SECURITY.md:1 contains the placeholder OWNER/REPOSITORY',
    'warn SECURITY.md:2 contains the placeholder security@example.com',
    'warn .github/CODEOWNERS:2 contains the placeholder @OWNER',
  ]);
  rmSync(folder, { recursive: true });
});
