import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { oldContactSection, readFixture, readOldFixture } from '../../../tests/support/sites/old-forms.ts';
import { SiteChecker } from '../../check-site.ts';
import { editableSite } from '../../edit/editable-site.ts';
import { findComments } from '../../edit/text/edits.ts';
import { formatProblemLine } from '../../problems/format-problem.ts';
import { isMapping } from '../../read/document/path.ts';
import { migrateSite } from './migrate-site.ts';

const migrate = async (texts: ReadonlyMap<string, string>): Promise<Map<string, string>> =>
  new Map([...texts, ...migrateSite(await editableSite(texts)).texts]);

const problemsOf = async (texts: ReadonlyMap<string, string>): Promise<string[]> =>
  (await new SiteChecker().checkErrors(texts)).problems.map(formatProblemLine);

const valuesOf = (texts: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(Array.from(texts, ([path, text]) => [path, parse(text) as unknown]));

/** The fields that no old site has. */
const newFields = new Set(['suggestion', 'digits', 'area', 'success']);

const withoutNewFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNewFields);
  if (!isMapping(value)) return value;
  const fields = Object.entries(value).filter(([name]) => !newFields.has(name));
  return Object.fromEntries(fields.map(([name, child]) => [name, withoutNewFields(child)]));
};

const forms = async (texts: ReadonlyMap<string, string>): Promise<string[]> =>
  [...(await migrate(texts)).keys()].filter((path) => path.startsWith('_forms/')).sort();

test('an old site gets the documents that were written by hand', async () => {
  const migrated = await migrate(readOldFixture());
  const expected = readFixture();
  const estimate = expected.get('_forms/estimate.yaml') ?? '';
  expected.set('_forms/estimate.yaml', estimate.replace('name: Estimate', 'name: Estimate request'));
  const titled = (expected.get('warranty.yaml') ?? '').replace(
    /^title: .*/m,
    'title: What 100 Characters Say',
  );
  expected.set('warranty.yaml', titled);
  // The section type of this page did not exist then.
  expected.set('free-estimate.yaml', migrated.get('free-estimate.yaml') ?? '');
  for (const name of ['_forms/estimate.yaml', '_forms/contact.yaml']) expect(migrated.has(name)).toBe(true);
  expect(withoutNewFields(valuesOf(migrated))).toEqual(withoutNewFields(valuesOf(expected)));
  expect(await problemsOf(migrated)).toEqual([]);
  expect(migrateSite(await editableSite(migrated)).texts.size).toBe(0);
});

test('no comment is lost, and those of a field are above it', async () => {
  const before = readOldFixture();
  const after = await migrate(before);
  const all = (texts: ReadonlyMap<string, string>) => [...texts.values()].flatMap(findComments).sort();
  expect(all(after)).toEqual(all(before));
  expect(after.get('_forms/estimate.yaml')).toContain(
    '        # The photos are never sent.\n        note: Photos',
  );
  expect(after.get('_forms/estimate.yaml')).toContain('  # Buttons\n  # short\n  next: Next\n');
  expect(after.get('_forms/estimate.yaml')).toContain('        # Five digits\n        errors:\n');
  expect(after.get('_forms/contact.yaml')).toMatch(/^# The labels\nname: Message\n/);
  expect(after.get('_site.yaml')).toContain('# Next to a field\nforms:\n  errors:\n');
});

test('an old site has one problem for each section and for the messages', async () => {
  const run =
    'has the format used before version 0.6.0 (forms-as-documents). Run npm run site -- migrate, or npx site migrate.';
  const texts = readOldFixture();
  texts.set('warranty.yaml', readFixture().get('warranty.yaml') ?? '');
  const problems = await problemsOf(texts);
  expect(problems).toEqual([
    expect.stringMatching(/^_shared\/estimate-form\.yaml:1:7 .*: the section /),
    expect.stringMatching(/^_site\.yaml:119:1 .*: the field /),
    expect.stringMatching(/^contact\.yaml:31:11 .*: the section /),
  ]);
  for (const line of problems) expect(line).toContain(run);
});

test('texts about photos in the format before 0.2.0 move into the form with their comments', async () => {
  const texts = readOldFixture();
  const expected = await migrate(texts);
  const section = texts.get('_shared/estimate-form.yaml') ?? '';
  const older = section
    .replace('  photos:\n', '')
    .replace('    button:', '  images:')
    .replace('    selected:', '  selected:')
    .replace('    # The', '  # The')
    .replace('    note: Photos', '  imagesNote: Photos');
  expect(older).not.toBe(section);
  expect(await migrate(new Map([...texts, ['_shared/estimate-form.yaml', older]]))).toEqual(expected);
});

test('a second form of the same type gets a number, and identical sections share a form', async () => {
  const other = oldContactSection
    .replace("'Send message'", 'Send')
    .replace('anchor: message', 'anchor: other');
  const same = oldContactSection.replace('heading: Write to the yard', 'heading: Write');
  const texts = readOldFixture();
  const append = (path: string, section: string) => texts.set(path, `${texts.get(path)}\n${section}`);
  append('about.yaml', other);
  append('services.yaml', same);
  const migrated = await migrate(texts);
  expect(await forms(texts)).toEqual([
    '_forms/contact-2.yaml',
    '_forms/contact.yaml',
    '_forms/estimate.yaml',
  ]);
  const formOf = (path: string) => /form: (.*)/.exec(migrated.get(path) ?? '')?.[1];
  expect([formOf('about.yaml'), formOf('services.yaml'), formOf('contact.yaml')].sort()).toEqual([
    'contact',
    'contact-2',
    'contact-2',
  ]);
});

test('a page copied from an old site is migrated with general texts', async () => {
  const texts = readFixture();
  texts.set('about.yaml', `${texts.get('about.yaml')}\n${oldContactSection}`);
  const migrated = await migrate(texts);
  expect([...migrated.keys()].filter((path) => !texts.has(path))).toEqual(['_forms/contact-2.yaml']);
  expect(parse(migrated.get('_forms/contact-2.yaml') ?? '')).toMatchObject({
    name: 'Message',
    steps: [{ fields: [{ name: 'name', kind: 'name', label: 'Name' }, {}, {}, {}] }],
  });
  expect(await problemsOf(migrated)).toEqual([]);
});

test('a text with which a page overrides a shared form is reported, and nothing is migrated', async () => {
  const texts = readOldFixture();
  const home = texts.get('home.yaml') ?? '';
  texts.set('home.yaml', home.replace('    anchor: estimate\n', '    anchor: estimate\n    submit: Ask\n'));
  await expect(migrate(texts)).rejects.toThrow(
    'home.yaml:26: this page has its own submit for the shared section estimate-form, but all pages will show the same form. Remove submit here, or replace this section by a copy of the shared one, which gets a form of its own.',
  );
});

test('comments about the former texts of a site without forms stay in the site document', async () => {
  const texts = readOldFixture();
  texts.delete('_shared/estimate-form.yaml');
  texts.set(
    'contact.yaml',
    (texts.get('contact.yaml') ?? '').replace(/\n {2}- type: contact-form\n[^]*/, ''),
  );
  const migrated = await migrate(texts);
  expect(await forms(texts)).toEqual([]);
  expect(migrated.get('_site.yaml')).toMatch(/^# Five digits\n# As in the form\n/);
  expect(migrated.get('not-sent.yaml')).not.toContain('field-help');
});
