import { expect, test } from 'vitest';
import * as z from 'zod';
import { sectionEntry } from '../../schema/section.ts';
import { type Path, isMapping } from '../read/document/path.ts';
import { sample } from '../../tests/support/sample.ts';
import { validateDocument } from '../read/schema/schema-findings.ts';

/** A page with every section type. */
const sections = sectionEntry.options.flatMap((option) => z.globalRegistry.get(option)?.examples ?? []);
const page = { title: 'A page', description: 'What it is about.', noindex: true, sections };

const mappingsOf = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => mappingsOf(item, [...path, index]));
  if (!isMapping(value)) return [];
  return [path, ...Object.entries(value).flatMap(([key, child]) => mappingsOf(child, [...path, key]))];
};

/** A copy of the page in which the mapping at a path is changed. */
const changed = (
  value: unknown,
  [key, ...rest]: Path,
  change: (fields: [string, unknown][]) => [string, unknown][],
): unknown => {
  if (key === undefined) return Object.fromEntries(change(Object.entries(Object(value))));
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? changed(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, child]) => [
      name,
      name === key ? changed(child, rest, change) : child,
    ]),
  );
};

const fields = mappingsOf(page).flatMap((path) =>
  Object.keys(Object(path.reduce<unknown>((value, key) => Object(value)[key], page))).map((name) => ({
    path,
    name,
  })),
);

const findingsOf = (document: unknown) => validateDocument('page', document, () => 'x');

/** A slip of the pen: two letters change places. */
const swapped = (name: string): string => name.slice(0, -2) + name.slice(-2).split('').toReversed().join('');

test('two swapped letters in a name are one finding, which names the field', () => {
  const open = fields.filter(({ path, name }) => {
    const isOverride = path.join('.') === `sections.${sections.length - 1}` && name === 'heading';
    if (swapped(name) === name || isOverride) return false;
    const document = changed(page, path, (entries) =>
      entries.map(([key, value]) => [key === name ? swapped(name) : key, value]),
    );
    const findings = findingsOf(document);
    const isType = name === 'type' && findings[0]?.code === 'unknown-type';
    return findings.length !== 1 || (!isType && !JSON.stringify(findings[0]?.params).includes(`"${name}"`));
  });
  expect(open).toEqual([]);
});

test.each(sample<unknown>([42, { token: null }], [true, null, [], {}]))(
  '%j instead of a value is at most one finding',
  (wrong) => {
    const several = fields.filter(({ path, name }) => {
      const document = changed(page, path, (entries) =>
        entries.map(([key, value]) => [key, key === name ? wrong : value]),
      );
      return findingsOf(document).length > 1;
    });
    expect(several).toEqual([]);
  },
);
