import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cursor, LanguageServer } from '../../tests/support/language-server.ts';
import { createOverlay, priceList, siteWithSections } from '../../tests/support/sites/own-sections.ts';

const schema = priceList['own-prices.ts'];
const component = priceList['own-prices.tsx'];

let site: string;
afterEach(() => rmSync(site, { recursive: true }));

test('a section type of a site is part of all generated files and of the language server', async () => {
  site = siteWithSections(priceList);
  const { folder, problems } = createOverlay(site);
  expect(problems).toEqual([]);
  expect(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .sort(),
  ).toEqual([
    'engine/documents/read/compiled/validators.js',
    'engine/renderer/site-sections.js',
    'engine/schema/brand.schema.json',
    'engine/schema/form.schema.json',
    'engine/schema/ide/brand.schema.json',
    'engine/schema/ide/form.schema.json',
    'engine/schema/ide/page.schema.json',
    'engine/schema/ide/section.schema.json',
    'engine/schema/ide/site.schema.json',
    'engine/schema/ide/stages.schema.json',
    'engine/schema/page.schema.json',
    'engine/schema/section-roles.json',
    'engine/schema/section.schema.json',
    'engine/schema/site-sections.js',
    'engine/schema/site.schema.json',
    'engine/schema/stages.schema.json',
    'package.json',
    'sections/own-prices.ts.js',
    'sections/own-prices.tsx.js',
  ]);
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

test('all invalid section files are reported at once, with the line', () => {
  site = siteWithSections({
    'own-prices.ts': schema.replace('fields: {', 'fields: {{'),
    'own-prices.tsx': component.replace('<Band>', '<Band'),
    'TeamList.ts': `import { team } from './team.ts';\n${schema.replace('fields: {', 'fields: { team,')}`,
    'hours.tsx': component,
    'hours.test.ts': '{',
  });
  expect(createOverlay(site).problems.sort()).toEqual([
    expect.stringMatching(/^sections\/TeamList\.ts has an invalid name: use lowercase letters/),
    expect.stringMatching(/^sections\/TeamList\.ts has no component: write sections\/TeamList\.tsx\./),
    expect.stringMatching(/^sections\/TeamList\.ts:1:22 Could not resolve ".\/team\.ts"/),
    expect.stringMatching(/^sections\/hours\.tsx has no schema: write sections\/hours\.ts\./),
    expect.stringMatching(/^sections\/own-prices\.ts:7:12 Expected identifier but found "{"/),
    expect.stringMatching(/^sections\/own-prices\.tsx:8:\d+ /),
  ]);
});

test('missing exports are reported', () => {
  site = siteWithSections({
    'menu.ts': schema.replace('export default', ''),
    'menu.tsx': component.replace('export default', ''),
  });
  expect(createOverlay(site).problems.sort()).toEqual([
    'sections/menu.ts exports no section type: write `export default defineSection({ … })`.',
    'sections/menu.tsx exports no component: write `export default function …`.',
  ]);
});

test('section files that throw when imported are reported at once, and a type with a wrong name', () => {
  site = siteWithSections({
    'own-prices.ts': schema.replace('heading(', 'heding('),
    'own-prices.tsx': component.replace('page-schema-site/parts', '@mui/material/Band'),
    'hours.ts': schema.replace('page-schema-site/section', 'page-schema-sit'),
    'hours.tsx': component.replaceAll('Band', 'Bend'),
    'team.ts': schema,
    'team.tsx': `import { Band } from 'react';\n${component.replace('{ Band, ', '{ ')}`,
  });
  const missing = 'which cannot be found. Correct the name, or install the package.';
  expect(createOverlay(site).problems.sort()).toEqual([
    `sections/hours.ts imports "page-schema-sit", ${missing}`,
    'sections/hours.tsx imports "Bend" from "page-schema-site/parts", which does not export it. Correct the name.',
    'sections/own-prices.ts:8:14 throws an error when it is loaded: ReferenceError: heding is not defined',
    `sections/own-prices.tsx imports "@mui/material/Band", ${missing}`,
    'sections/team.tsx imports "Band" from "react", which does not export it. Correct the name.',
  ]);
  rmSync(site, { recursive: true });
  site = siteWithSections({ 'prices.ts': schema, 'prices.tsx': component });
  expect(createOverlay(site).problems).toEqual([
    'sections/prices.ts defines the type "own-prices", but the type must have the name of the file: write type: \'prices\'.',
  ]);
});

test('React and MUI are those of the engine, also if the site cannot see them', () => {
  const button = "import Button from '@mui/material/Button';\nimport { useState } from 'react';\n";
  site = siteWithSections({ ...priceList, 'own-prices.tsx': button + component });
  rmSync(join(site, 'node_modules'));
  mkdirSync(join(site, 'node_modules/react'), { recursive: true });
  expect(createOverlay(site).problems).toEqual([]);
});

test('a site without own section types has no overlay', () => {
  site = siteWithSections({});
  expect(createOverlay(site)).toEqual({ folder: 'undefined', problems: [] });
});
