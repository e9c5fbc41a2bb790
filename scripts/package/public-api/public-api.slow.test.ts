import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicEntries, type Entry } from './entries.ts';
import { publicApiMarkdown } from './markdown.ts';
import { writeTypes } from './write-types.ts';

// A site within this repository, so that it has the packages of the engine.
mkdirSync('.cache', { recursive: true });
const site = mkdtempSync('.cache/site-');
const engine = join(site, 'node_modules/page-schema-site');
const types = join(engine, 'engine/types');
let entries: Entry[];

beforeAll(() => {
  expect(writeTypes(resolve(types))).toBeUndefined();
  entries = publicEntries(types);
});
afterAll(() => rmSync(site, { recursive: true }));

test('docs/public-api.md says what sites may import', () => {
  expect(
    readFileSync('docs/public-api.md', 'utf8'),
    'What sites may import has changed. `npm run prepack` writes docs/public-api.md again; look at what changes for sites, and say it in CHANGELOG.md.',
  ).toBe(publicApiMarkdown(entries));
});

test('every name that sites may import has a comment of its own', () => {
  const without = entries.flatMap(({ name, exported }) =>
    [...exported].flatMap(([each, { doc }]) => (doc ? [] : [`${name}: ${each}`])),
  );
  expect(without, 'write a comment /** … */ before each: what it is, what it takes, what it gives').toEqual(
    [],
  );
  expect(entries.filter(({ exported }) => exported.size === 0)).toEqual([]);
});

const schema = `import { defineSection, heading, intro, list, text, z } from 'page-schema-site/section';
export default defineSection({
  type: 'price-list', title: 'Price list', description: 'What each treatment costs.',
  fields: { heading: heading('Prices'), intro, prices: list(z.strictObject({ price: text('What it costs.', '$95') }), 'Prices.') },
  example: { heading: 'Prices', prices: [{ price: '$95' }] },
});
`;
const component = `import { styled } from '@mui/material/styles';
import { Band, SectionHeading } from 'page-schema-site/parts';
import type { SectionOf } from 'page-schema-site/section';
import type schema from './price-list.ts';
const Price = styled('p')(({ theme }) => ({ color: theme.tone.accent }));
export default function PriceList({ section }: { section: SectionOf<typeof schema> }) {
  return <Band><SectionHeading heading={section.heading} /><Price>{section.prices[0]?.price}</Price></Band>;
}
`;

test('the types of a site find what is wrong in its brand, its stages and its sections', () => {
  cpSync('package.json', join(engine, 'package.json'));
  cpSync('starters/common/tsconfig.json', join(site, 'tsconfig.json'));
  cpSync('starters/common/stages.ts', join(site, 'stages.ts'));
  cpSync('starters/dentist/brand.ts', join(site, 'brand.ts'));
  mkdirSync(join(site, 'sections'));
  const edit = (file: string, text: string, from = '', to = '') => {
    expect(text).toContain(from);
    writeFileSync(join(site, file), text.replace(from, to));
  };
  const errors = (...flags: string[]) =>
    spawnSync('node_modules/.bin/tsc', ['--project', site, ...flags], { encoding: 'utf8' }).stdout;

  edit('sections/price-list.ts', schema);
  edit('sections/price-list.tsx', component);
  // What the package itself says of types is right, too.
  expect(errors('--skipLibCheck', 'false')).toBe('');

  edit('sections/price-list.ts', schema, "price: '$95' }]", 'price: 95 }]');
  edit('sections/price-list.tsx', component, 'tone.accent', 'tone.acent');
  edit('brand.ts', readFileSync(join(site, 'brand.ts'), 'utf8'), 'pale:', 'pail:');
  edit('stages.ts', readFileSync(join(site, 'stages.ts'), 'utf8'), 'live: false', "live: 'no'");
  expect(errors().replaceAll(`${site}/`, '').split('\n')).toEqual([
    expect.stringMatching(/^brand\.ts.*'pail' does not exist in type 'Brand'/),
    expect.stringMatching(/^sections\/price-list\.ts\(.*'number' is not assignable to type 'string'/),
    expect.stringMatching(/^sections\/price-list\.tsx\(.*'acent' does not exist.*'accent'/),
    expect.stringMatching(/^stages\.ts.*'string' is not assignable to type 'boolean'/),
    '',
  ]);
});
