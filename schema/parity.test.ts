import { readFileSync } from 'node:fs';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { form } from './form.ts';
import { exampleForm } from '../tests/support/sites/example-form.ts';
import { field } from './forms/field.ts';
import { jsonSchemas } from './json-schema.ts';
import { page } from './page.ts';
import { section, sectionEntry } from './section.ts';
import { site } from './site.ts';
import { caseFactor, runsAll, sample } from '../tests/support/sample.ts';

type Path = (string | number)[];

// The same strict options as the check uses: Ajv rejects unknown keywords.
const options = JSON.parse(readFileSync('documents/read/schema/ajv-options.json', 'utf8')) as Options;
const ajv = new Ajv2020(options);
const { page: pageJson, site: siteJson, section: sectionJson, form: formJson } = jsonSchemas();
// The schemas for IDEs contain keywords that only the YAML language server knows.
const lenient = new Ajv2020({ strict: false });
const compileIdeSchema = (kind: string) =>
  lenient.compile(JSON.parse(readFileSync(`schema/ide/${kind}.schema.json`, 'utf8')) as object);
const validators = {
  page: { zod: page, ajv: ajv.compile(pageJson), ide: compileIdeSchema('page') },
  site: { zod: site, ajv: ajv.compile(siteJson), ide: compileIdeSchema('site') },
  section: { zod: section, ajv: ajv.compile(sectionJson), ide: compileIdeSchema('section') },
  form: { zod: form, ajv: ajv.compile(formJson), ide: compileIdeSchema('form') },
};
type Kind = keyof typeof validators;

const { name, texts } = exampleForm;
const formWith = (...fields: unknown[]) => ({ name, texts, steps: [{ fields }] });
const fieldExamples = field.options.flatMap((option) => z.globalRegistry.get(option)?.examples ?? []);
const conditional = {
  name,
  texts: {
    ...texts,
    progress: 'Steps',
    next: 'Next',
    back: 'Back',
    success: { heading: 'Sent', text: 'Thank you.' },
  },
  steps: [
    { name: 'One', heading: 'First', fields: fieldExamples.slice(0, 2) },
    { name: 'Two', heading: 'Second', when: { product: 'cake' }, fields: fieldExamples.slice(2, 4) },
  ],
};

const examples = sectionEntry.options.flatMap((option) => z.globalRegistry.get(option)?.examples ?? []);
const siteDocument: unknown = parse(readFileSync('tests/fixtures/dentist/pages/_site.yaml', 'utf8'));

/** Valid documents of every kind, including every section type and every kind of form field. */
const documents: [string, Kind, unknown][] = [
  ['the site', 'site', siteDocument],
  ['a form with steps', 'form', conditional],
  ...fieldExamples.map((example): [string, Kind, unknown] => [
    `a form with ${String(Object(example).kind)}`,
    'form',
    formWith({ ...Object(example), hint: 'A [hint](/privacy).', when: { product: 'cake' } }),
  ]),
  ...examples.map((example): [string, Kind, unknown] => [
    `a page with ${String(Object(example).type)}`,
    'page',
    { title: 'A page', description: 'What it is about.', noindex: true, sections: [example] },
  ]),
  ...examples
    .filter((example) => Object(example).type !== 'shared')
    .map((example): [string, Kind, unknown] => [
      `a shared ${String(Object(example).type)}`,
      'section',
      example,
    ]),
];

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, child]) =>
          pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];

/** Returns a copy of a document in which the value at a path is changeAt. */
const changeAt = (value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const result = index === key ? changeAt(item, rest, change) : item;
      return result === undefined ? [] : [result];
    });
  }
  const entries = Object.entries(Object(value)).flatMap(([name, child]): [string, unknown][] => {
    const result = name === key ? changeAt(child, rest, change) : child;
    return result === undefined ? [] : [[name, result]];
  });
  return Object.fromEntries(entries);
};

const withField = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, unknownField: 'x' }
    : 'x';

/** Invalid changes: removed, wrong types, empty, out of bounds, unknown choices, an additional field. */
const changes: [string, (value: unknown) => unknown][] = [
  ['removed', () => undefined],
  ['with an unknown field', withField],
  ...sample<unknown>(
    [30, '', 'no such choice', []],
    [null, true, 0, -1, 1.5, 2_000_000_000, '  ', '/x', 'a\nb', ['x'], {}],
  ).map((value): [string, () => unknown] => [JSON.stringify(value), () => value]),
];

const validateWithAll = (kind: Kind, document: unknown) => ({
  zod: validators[kind].zod.safeParse(document).success,
  ajv: validators[kind].ajv(document),
  ide: validators[kind].ide(document),
});

test.each(documents)('zod, Ajv and the IDE schema accept %s', (_, kind, document) => {
  expect(validateWithAll(kind, document)).toEqual({ zod: true, ajv: true, ide: true });
});

// A shared section has the definitions of the sections of a page.
const varied = documents.filter(([, kind]) => runsAll || kind !== 'section');

test.each(varied)('zod, Ajv and the IDE schema agree on every change of %s', (_, kind, document) => {
  const disagreements = pathsOf(document).flatMap((path) =>
    changes.flatMap(([name, change]) => {
      const { zod, ajv: json, ide } = validateWithAll(kind, changeAt(document, path, change));
      const agree = zod === json && json === ide;
      return agree ? [] : [`${path.join('.')} ${name}: zod ${zod}, Ajv ${json}, editor ${ide}`];
    }),
  );
  expect(disagreements).toEqual([]);
});

test('zod, Ajv and the IDE schema agree on any value at any path', () => {
  const locations = fc
    .constantFrom(...documents)
    .chain(([, kind, document]) =>
      fc.tuple(fc.constant({ kind, document }), fc.constantFrom(...pathsOf(document))),
    );
  fc.assert(
    fc.property(locations, fc.jsonValue(), ([{ kind, document }, path], value) => {
      const changed = changeAt(document, path, () => value);
      const { zod, ajv: json, ide } = validateWithAll(kind, changed);
      expect([json, ide]).toEqual([zod, zod]);
    }),
    { numRuns: 100 * caseFactor },
  );
});
