import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { createOverlay, priceList, siteWithSections } from '../../tests/support/sites/own-sections.ts';

const schema = priceList['own-prices.ts'];
const component = priceList['own-prices.tsx'];

let site: string;
afterEach(() => rmSync(site, { recursive: true }));

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
    expect.stringMatching(/^sections\/own-prices\.tsx:18:\d+ /),
  ]);
});

test('section files that throw when imported are reported at once, and missing exports before', () => {
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
  site = siteWithSections({
    'menu.ts': schema.replace('export default', ''),
    'menu.tsx': component.replace('export default', ''),
  });
  expect(createOverlay(site).problems.sort()).toEqual([
    'sections/menu.ts exports no section type: write `export default defineSection({ … })`.',
    'sections/menu.tsx exports no component: write `export default function …`.',
  ]);
});
