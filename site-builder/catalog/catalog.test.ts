import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isMapping, getIn, type Path } from '../../documents/read/document/path.ts';
import { validateDocument } from '../../documents/read/schema/schema-findings.ts';
import { sectionTypes } from '../../documents/read/document/schemas.ts';
import { listFieldKinds, listSectionTypes } from './entries.ts';
import { renderCatalog, renderSettings } from './markdown.ts';

const entries = listSectionTypes();
const pageWith = (section: unknown) => ({ title: 'A', description: 'B', sections: [section] });
const findings = (section: unknown) => validateDocument('page', pageWith(section), () => '');

/** Returns the paths of all fields of a value, including nested ones. */
const fieldPaths = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldPaths(item, [...path, index]));
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    [...path, key],
    ...fieldPaths(child, [...path, key]),
  ]);
};

/** Formats a path like the table: `items[].question`. */
const rowName = (path: Path): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[]` : name ? `${name}.${step}` : step),
    '',
  );

const withoutField = (example: object, path: Path): unknown => {
  const copy = structuredClone(example);
  Reflect.deleteProperty(Object(getIn(copy, path.slice(0, -1))), String(path.at(-1)));
  return copy;
};

test('the references in docs/site are what npm run site -- sections writes', async () => {
  expect(await readFile('docs/site/sections.md', 'utf8')).toBe(renderCatalog(entries, listFieldKinds()));
  expect(await readFile('docs/site/settings.md', 'utf8')).toBe(renderSettings());
});

test('contains every section type', () => {
  expect(new Set(entries.map(({ type }) => type))).toEqual(sectionTypes);
});

describe.each(entries)('$type', ({ example, yaml, rows }) => {
  test('the YAML equals the example and is valid', () => {
    expect(parse(`sections:\n${yaml}\n`)).toEqual({ sections: [example] });
    expect(findings(example)).toEqual([]);
  });

  test('every field has a description', () => {
    expect(rows.filter(({ purpose }) => purpose === '')).toEqual([]);
  });

  test('removing a field is one problem if it is required, otherwise none', () => {
    const known = new Map(rows.map(({ name, required }) => [name, required]));
    const paths = fieldPaths(example).filter((path) => known.has(rowName(path)));
    for (const path of paths) {
      const found = findings(withoutField(example, path)).map(({ code, path }) => `${code}: ${path.at(-1)}`);
      const missing = `missing-field: ${path.at(-1)}`;
      expect(found, rowName(path)).toEqual(known.get(rowName(path)) ? [missing] : []);
    }
    // Every required field was tried, except for those of objects that the example does not contain.
    const tried = new Set(['', ...paths.map(rowName)]);
    const parentOf = (name: string) => name.replace(/(\[\])?\.?\w+$/, '');
    const left = rows.filter(
      ({ name, required }) => required && tried.has(parentOf(name)) && !tried.has(name),
    );
    expect(left).toEqual([]);
  });
});
