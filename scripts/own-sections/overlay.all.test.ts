import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createOverlay, priceList, siteWithSections } from '../../tests/support/sites/own-sections.ts';

const component = priceList['own-prices.tsx'];

let site: string;
afterEach(() => rmSync(site, { recursive: true, force: true }));

test('a section type of a site is part of all generated files', () => {
  site = siteWithSections(priceList);
  const { folder, problems } = createOverlay(site);
  expect(problems).toEqual([]);
  expect(readdirSync(folder, { recursive: true })).toEqual(
    expect.arrayContaining([
      'engine/documents/read/compiled/validators.js',
      'engine/renderer/site-sections.js',
      'engine/schema/section-roles.json',
      'engine/schema/site-sections.js',
      'sections/own-prices.tsx.js',
    ]),
  );
  const { $defs } = JSON.parse(readFileSync(join(folder, 'engine/schema/ide/page.schema.json'), 'utf8')) as {
    $defs: Record<string, { properties: object }>;
  };
  expect(Object.keys($defs['own-prices']?.properties ?? {})).toEqual(
    expect.arrayContaining(['heading', 'intro', 'prices']),
  );
});

test('code editors use the schemas of a site like those of this repository', () => {
  const settings = readFileSync('starters/common/_vscode/settings.json', 'utf8');
  expect(settings.replaceAll('./.schema/', './schema/ide/')).toBe(
    readFileSync('.vscode/settings.json', 'utf8'),
  );
});

test('React and MUI are those of the engine, also if the site cannot see them', () => {
  const button = "import Button from '@mui/material/Button';\nimport { useState } from 'react';\n";
  site = siteWithSections({ ...priceList, 'own-prices.tsx': button + component });
  rmSync(join(site, 'node_modules'));
  mkdirSync(join(site, 'node_modules/react'), { recursive: true });
  expect(createOverlay(site).problems).toEqual([]);
});
