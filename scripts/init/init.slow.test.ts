import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../../site-builder/build-site.ts';
import { pagesOf, shortName, siteFile } from './pages.ts';
import { writeSite } from './site-files.ts';
import { starters } from './starters.ts';

// One for all: the program keeps to the fonts that it found there.
const cacheDir = mkdtempSync(join(tmpdir(), 'init-cache-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'init-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// That of the dentist is built from the package, in `tests/package`.
const builtHere = starters.filter((starter) => starter !== 'dentist');

test.each(builtHere)('a site that begins as %s is built at once, in its own brand', async (starter) => {
  const given = {
    starter,
    name: `O'Neil & Sons`,
    trade: 'roofing',
    town: 'Bend, OR',
    phone: '',
    email: '',
    license: '',
  };
  await writeSite(folder, starter, given);
  const out = join(folder, 'dist');
  const { site, problems } = await buildSite({
    pagesDir: join(folder, 'pages'),
    out,
    cacheDir,
    themeFile: join(folder, 'brand.ts'),
  });
  expect(problems).toEqual([]);
  expect(site?.facts.city).toBe('Bend');
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  expect(home).toContain('O&#x27;Neil &amp; Sons');
  const [, action = ''] =
    /action: '(#[0-9A-F]{6})'/.exec(readFileSync(join(folder, 'brand.ts'), 'utf8')) ?? [];
  expect(home.toUpperCase()).toContain(action);
});

test('a name of any signs is written as it is, or refused', async () => {
  const signs = fc.constantFrom(...`'"\\:#&*!|>%@\`{}[],-? ~=é漢a1\u2028\u0007`);
  const names = fc.oneof(
    fc.string({ unit: signs, minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(names, async (typed) => {
      const name = typed.trim().replaceAll(/\s+/g, ' ');
      if (name === '') return;
      const given = { starter: '', name, trade: '', town: '', phone: '', email: '', license: '' };
      expect(shortName(name)).toMatch(/^[a-z][a-z0-9-]{1,19}$/);
      const document: unknown = parse(String(pagesOf('one-page', given).get(siteFile)));
      expect(document).toHaveProperty('facts.name', name);
    }),
    { numRuns: 100 },
  );
});
