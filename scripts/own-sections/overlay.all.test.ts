import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cursor, LanguageServer } from '../../tests/support/language-server.ts';
import { createOverlay, priceList, siteWithSections } from '../../tests/support/sites/own-sections.ts';

const component = priceList['own-prices.tsx'];

let site: string;
afterEach(() => rmSync(site, { recursive: true }));

test('a section type of a site is part of all generated files and of the language server', async () => {
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
  expect(readFileSync(join(folder, 'engine/schema/section.schema.json'), 'utf8')).toContain(
    '#/$defs/own-prices',
  );

  cpSync(join(folder, 'engine/schema/ide'), join(site, '.schema'), { recursive: true });
  mkdirSync(join(site, 'pages'));
  const server = await LanguageServer.start(site, 'starters/common/_vscode/settings.json');
  const page = join(site, 'pages/prices.yaml');
  const begin = 'title: Prices\ndescription: What it costs.\nsections:\n  - type: ';
  expect((await server.offers(page, `${begin}${cursor}`)).labels).toEqual(
    expect.arrayContaining(['own-prices', 'faq']),
  );
  const prices = `${begin}own-prices\n    heading: Prices\n`;
  expect((await server.offers(page, `${prices}    ${cursor}`)).labels).toEqual(
    expect.arrayContaining(['intro', 'prices']),
  );
  expect(await server.hover(page, `${prices}    pri${cursor}ces:\n      - price: $95\n`)).toContain(
    'The prices.',
  );
  expect(await server.problems(page, `${prices}    prices:\n      - price: $95\n`)).toEqual([]);
  expect(await server.problems(page, `${prices}    prices:\n      - price: $95\n    cost: 1\n`)).toEqual([
    expect.stringMatching(/^8: .*cost/),
  ]);
  await server.stop();
});

test('React and MUI are those of the engine, also if the site cannot see them', () => {
  const button = "import Button from '@mui/material/Button';\nimport { useState } from 'react';\n";
  site = siteWithSections({ ...priceList, 'own-prices.tsx': button + component });
  rmSync(join(site, 'node_modules'));
  mkdirSync(join(site, 'node_modules/react'), { recursive: true });
  expect(createOverlay(site).problems).toEqual([]);
});
