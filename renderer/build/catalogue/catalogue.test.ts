import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isFields } from '../documents/path.ts';
import { schemaFindings } from '../documents/schema-findings.ts';
import { sectionTypes } from '../documents/schemas.ts';
import { SiteReader } from '../documents/site-reader.ts';
import { catalogueData } from './catalogue-data.ts';
import { catalogueEntries } from './entries.ts';
import { catalogueMarkdown } from './markdown.ts';

const entries = catalogueEntries();
const pageWith = (section: unknown) => ({ title: 'A', description: 'B', sections: [section] });
const findings = (section: unknown) => schemaFindings('page', pageWith(section), () => '');

test('docs/sections.md is what npm run sections writes', async () => {
  expect(await readFile('docs/sections.md', 'utf8')).toBe(catalogueMarkdown(entries));
});

test('every section type is in it', () => {
  expect(new Set(entries.map(({ type }) => type))).toEqual(sectionTypes);
});

describe.each(entries)('$type', ({ example, yaml, rows }) => {
  test('its YAML is its example, and valid', () => {
    expect(parse(`sections:\n${yaml}\n`)).toEqual({ sections: [example] });
    expect(findings(example)).toEqual([]);
  });

  test('every field is explained, and a needed one that is removed is one problem', () => {
    for (const { name, required, purpose } of rows) {
      expect(purpose, name).not.toBe('');
      if (!required || !/^\w+$/.test(name)) continue;
      const { [name]: _removed, ...rest } = example;
      const found = findings(rest).map(({ code, message }) => `${code}: ${message}`);
      expect(found).toEqual([`missing-field: missing field "${name}"`]);
    }
  });
});

test.each(['pages', 'tests/fixtures/dentist/pages'])(
  'the sections can be drawn with the facts of %s',
  async (folder) => {
    const { site } = await new SiteReader(folder).read();
    if (!site) throw new Error('_site.yaml has errors');
    const files = new Set(folder === 'pages' ? ['marble-slab.jpg', 'mark.svg'] : ['tooth.svg']);
    const data = await catalogueData(site, `${folder}/media`, files);
    expect(data.sections.map(({ type }) => type)).toEqual(
      data.entries.map(({ type }) => type).filter((type) => type !== 'shared'),
    );
    expect(Object.keys(data.media).every((name) => files.has(name))).toBe(true);
    expect(data.sections.every(isFields)).toBe(true);
    if (folder === 'pages')
      expect(JSON.stringify(data.sections)).not.toMatch(/\{(phone|since|warranty|response)\}/);
  },
);
