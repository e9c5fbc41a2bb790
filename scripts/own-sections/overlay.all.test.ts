import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOverlay, priceList, siteWithSections } from '../../tests/support/sites/own-sections.ts';

const component = priceList['own-prices.tsx'];

test('code editors use the schemas of a site like those of this repository', () => {
  const settings = readFileSync('starters/common/_vscode/settings.json', 'utf8');
  expect(settings.replaceAll('./.schema/', './schema/ide/')).toBe(
    readFileSync('.vscode/settings.json', 'utf8'),
  );
});

test('React and MUI are those of the engine, also if the site cannot see them', () => {
  const button = "import Button from '@mui/material/Button';\nimport { useState } from 'react';\n";
  const site = siteWithSections({ ...priceList, 'own-prices.tsx': button + component });
  onTestFinished(() => rmSync(site, { recursive: true }));
  rmSync(join(site, 'node_modules'));
  mkdirSync(join(site, 'node_modules/react'), { recursive: true });
  expect(createOverlay(site).problems).toEqual([]);
});
