import { expect, test } from 'vitest';
import {
  getDefinition,
  resolveRef,
  schemas,
  sectionTypes,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';
import { fieldsOf, selectControlKind } from './field-kinds.ts';
import { getHelpText } from '../naming/labels.ts';

/** Every value that a schema allows, by its path, including the mappings that contain it. */
function* valuesIn(
  root: SchemaNode,
  node: SchemaNode,
  path: string,
): Generator<{ path: string; node: SchemaNode }> {
  const shape = resolveRef(root, node);
  for (const branch of shape.oneOf ?? []) yield* valuesIn(root, branch, `${path}<${branch.$ref}>`);
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    yield { path: `${path}.${name}`, node: field };
    yield* valuesIn(root, field, `${path}.${name}`);
  }
  if (shape.items) yield* valuesIn(root, shape.items, `${path}[]`);
  const { additionalProperties: others } = shape;
  if (typeof others === 'object' && Object.keys(others).length > 0)
    yield* valuesIn(root, others, `${path}{}`);
}

/** The Studio does not edit stages. */
const { stages: _, ...edited } = schemas;
const all = Object.entries(edited).flatMap(([name, root]) =>
  [...valuesIn(root, root, name)].map((value) => ({ ...value, root })),
);

test('every field of sections, pages and the site has a control kind', () => {
  const without = all
    .filter(({ root, node }) => selectControlKind(root, node) === undefined)
    .map(({ path }) => path);
  expect(all.length).toBeGreaterThan(300);
  expect(without.filter((path) => !/>\.(?:type|kind)$/.test(path))).toEqual([]);
});

test('every list entry and every value with a free key has a control kind', () => {
  const inside = all.flatMap(({ root, node, path }) => {
    const { items, additionalProperties: others } = resolveRef(root, node);
    return [items, typeof others === 'object' ? others : undefined].flatMap((each) =>
      each && selectControlKind(root, each) === undefined ? [path] : [],
    );
  });
  // The type of a section and the kind of a form field determine their fields.
  expect(inside.toSorted()).toEqual(['form.steps[].fields', 'page.sections']);
});

test('the form of every section type and group has every field of its schema', () => {
  const documents = Object.values(schemas).flatMap((root) => [
    { root, node: root },
    ...(root.oneOf ?? []).map((node) => ({ root, node })),
  ]);
  const sections = [...sectionTypes].map((type) => ({
    root: schemas.page,
    node: getDefinition(schemas.page, type) ?? {},
  }));
  for (const { root, node } of [...all, ...documents, ...sections]) {
    const shape = resolveRef(root, node);
    const names = Object.entries(shape.properties ?? {})
      .filter(([, field]) => field.const === undefined)
      .map(([name]) => name);
    expect(
      fieldsOf(root, shape)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
  }
});

test.each([
  ['page', 'title', 'words'],
  ['page', 'publishAt', 'moment'],
  ['page', 'noindex', 'yes-no'],
  ['page', 'formerly', 'list'],
  ['page', 'sections', 'list'],
  ['prose', 'text', 'rich'],
  ['prose', 'anchor', 'line'],
  ['prose', 'image', 'group'],
  ['image', 'src', 'picture'],
  ['link', 'href', 'link'],
  ['slideshow-hero', 'height', 'choice'],
  ['slideshow-hero', 'interval', 'number'],
])('the field of %s named %s has the control kind %s', (definition, name, kind) => {
  const root = schemas.page;
  const node = resolveRef(root, { $ref: `#/$defs/${definition}` }).properties?.[name] ?? {};
  expect(selectControlKind(root, node)).toBe(kind);
});

test.each([
  ['form', '#/$defs/number', 'minimum', 'number'],
  ['form', '#/$defs/number', 'when', 'condition'],
  ['page', '#/$defs/form-name', '', 'form'],
  ['page', '#/$defs/icon', '', 'icon'],
  ['site', '#/$defs/site', 'claims', 'record'],
  ['site', '#/$defs/location', 'address', 'group'],
  ['site', '#/$defs/location', 'hours', 'list'],
] as const)('in a %s, the value %s %s has a control kind of its own: %s', (document, $ref, path, kind) => {
  const root = schemas[document];
  const node = path
    .split('.')
    .filter(Boolean)
    .reduce<SchemaNode>((at, name) => resolveRef(root, at).properties?.[name] ?? {}, { $ref });
  expect(selectControlKind(root, node)).toBe(kind);
});

test('optional technical fields and dates come last', () => {
  const hero = resolveRef(schemas.page, { $ref: '#/$defs/hero' });
  const names = fieldsOf(schemas.page, hero).map(({ name }) => name);
  expect([names[0], ...names.slice(-3)]).toEqual(['heading', 'hidden', 'publishAt', 'unpublishAt']);
});

test('labels and help of fields and sections do not mention files or YAML', () => {
  const helps = all.flatMap(({ root, node, path }) => {
    const kind = selectControlKind(root, node);
    // The name of a shared section is selected, not typed.
    if (kind === undefined || path.endsWith('shared>.name')) return [];
    return getHelpText([path.replace(/.*\./, '')], node, resolveRef(root, node), kind);
  });
  const purposes = [...sectionTypes].map((type) => getDefinition(schemas.page, type)?.description ?? '');
  expect([...helps, ...purposes].filter((text) => text === '')).toEqual([]);
  const jargon = /^(?:true|false)|\b(?:tokens?|YAML|npm|keys?|href|AM)\b|pages\/|_site|#name|`/;
  expect([...helps, ...purposes].filter((text) => jargon.test(text))).toEqual([]);
});
