import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf } from '../test/deployed-function.ts';

/** Returns the modules that the source loads by `import`, `import()` or `require`. */
const modulesIn = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([\w@./:-]+)["']/g)].map(
    ([, name = '']) => name,
  );

/**
 * Optional signers for other kinds of AWS keys, which the SDK loads if they are installed; these functions do not
 * need them.
 */
const optional = ['@aws-sdk/signature-v4-crt', '@aws-sdk/signature-v4a'];

/** Size limits in bytes, a tenth above the present sizes. Every byte is loaded before a visitor gets a response. */
describe.each([
  ['FormIngest', 490_000],
  ['FormSender', 620_000],
  ['WeeklyMail', 670_000],
])('the deployed bundle of %s', (name, budget) => {
  test('is one module without external imports', async () => {
    expect(await readdir(bundleOf(name))).toEqual(['index.mjs']);
    const modules = modulesIn(await readFile(join(bundleOf(name), 'index.mjs'), 'utf8'));
    expect(modules).toContain('node:crypto');
    const known = (module: string) => module.startsWith('node:') || builtinModules.includes(module);
    expect(modules.filter((module) => !known(module) && !optional.includes(module))).toEqual([]);
  });

  test('exports only the handler', async () => {
    const source = await readFile(join(bundleOf(name), 'index.mjs'), 'utf8');
    expect(source.match(/\bexport\b[^;]*;?\s*$/)?.[0]).toMatch(/^export\{[\w$]+ as handler\};?\s*$/);
  });

  test('does not exceed its size limit', async () => {
    const { length } = await readFile(join(bundleOf(name), 'index.mjs'));
    expect(length).toBeLessThan(budget);
    expect(length).toBeGreaterThan(budget / 2);
  });
});
