import { expect, test } from 'vitest';
import type { Path } from '../../../documents/read/document/path.ts';
import { getIn, toArray } from '../../../documents/read/document/path.ts';
import { getDefinition, resolveRef, schemas } from '../../../documents/read/document/schemas.ts';
import { createBareStudio, readTexts } from '../../../tests/support/sites/bare-studio.ts';
import { fieldEdits } from './field-edits.ts';
import { listEdits } from './list-edits.ts';
import type { PlacedProblem } from './placed-problems.ts';

const texts = new Map([
  ...readTexts('tests/fixtures/dentist/pages'),
  [
    '_forms/order.yaml',
    `name: Order
steps:
  - fields:
      - { name: kind, kind: choice, label: Kind, choices: [{ value: cake, label: Cake }] }
      - { name: note, kind: text, label: Note, when: { kind: cake } }
`,
  ],
]);

/** The edits of a list of a document, with what they reported and did. */
const open = (file: string, path: Path, inherited?: unknown) => {
  const studio = createBareStudio(texts);
  const root = file.startsWith('_forms/') ? schemas.form : schemas.page;
  const schemaAt = (definition: string, name: string) =>
    resolveRef(root, getDefinition(root, definition) ?? {}).properties?.[name] ?? {};
  const node =
    { sections: resolveRef(root, root).properties?.['sections'], items: schemaAt('faq', 'items') }[
      String(path.at(-1))
    ] ?? schemaAt('step', 'fields');
  const reports: (PlacedProblem | undefined)[] = [];
  const results: object[] = [];
  const edits = fieldEdits(studio, file, root, (problem) => reports.push(problem));
  const read = (at: Path = path) => getIn(studio.document(file)?.value, at);
  const props = { path, node, count: toArray(read()).length, inherited };
  const list = listEdits({ root, edits }, props, (result) => results.push(result));
  return { studio, edits, list, read, reports, results, lastReport: () => reports.at(-1) };
};

const items = ['sections', 3, 'items'];
const questions = (list: unknown) => (list as { question: string }[]).map(({ question }) => question);
const [first, second] = ['Does it hurt?', 'When are you open?'];

test.each<[string, (list: ReturnType<typeof listEdits>) => void, string[], string, string]>([
  ['added', (list) => list.add(0), [first, '✎ Question', second], 'Item 2 was added', '1'],
  ['copied', (list) => list.copy(0), [first, first, second], 'The copy is item 2', '1'],
  ['removed', (list) => list.remove(1), [first], 'removed', '0'],
  ['moved down', (list) => list.down(0), [second, first], 'Now item 2 of 2', '1-down'],
  ['moved up', (list) => list.up(1), [second, first], 'Now item 1 of 2', '0-up'],
  ['dragged', (list) => list.move(0, 1), [second, first], 'Now item 2 of 2', '1'],
])(
  'an entry is %s, announced and gets the focus; one undo reverts it',
  (_, edit, expected, announcement, id) => {
    const { studio, list, read, results } = open('home.yaml', items);
    edit(list);
    expect(questions(read())).toEqual(expected);
    expect(results).toMatchObject([{ announcement: expect.stringContaining(announcement) }]);
    expect((results[0] as { focused: string[] }).focused[0]).toBe(`field-${items.join('.')}.${id}`);
    studio.texts.step('undo');
    expect(studio.texts.unsaved()).toEqual([]);
  },
);

test('a section is chosen in the palette, and hidden from visitors', () => {
  const { studio, list, read, results } = open('home.yaml', ['sections']);
  list.add(1);
  expect(results).toEqual([]);
  studio.palette.snapshot()?.choose({ type: 'callout', text: 'New' });
  expect(read(['sections', 2])).toEqual({ type: 'callout', text: 'New' });
  expect(results).toMatchObject([{ at: 2 }]);
  list.hide(0);
  expect(read(['sections', 0, 'hidden'])).toBe(true);
  expect(results.at(-1)).toMatchObject({ at: 0, focused: ['field-sections.0-hide'] });
  list.hide(0);
  expect(read(['sections', 0, 'hidden'])).toBeUndefined();
});

test('the cursor is in the label of a new form field', () => {
  const { studio, list, results } = open('_forms/order.yaml', ['steps', 0, 'fields']);
  list.add(1);
  studio.palette.snapshot()?.choose({ name: 'more', kind: 'text', label: 'More' });
  expect(results).toMatchObject([{ focused: ['field-steps.0.fields.2.label', 'field-steps.0.fields.2'] }]);
});

test('a copied form field gets a name of its own, in the same undo step', () => {
  const { studio, list, read } = open('_forms/order.yaml', ['steps', 0, 'fields']);
  list.copy(1);
  expect(read(['steps', 0, 'fields', 2, 'name'])).toBe('note2');
  studio.texts.step('undo');
  expect(studio.texts.unsaved()).toEqual([]);
});

test('a change that breaks conditions removes them, and says which', () => {
  const { list, read, results } = open('_forms/order.yaml', ['steps', 0, 'fields']);
  list.move(0, 1);
  expect(read(['steps', 0, 'fields'])).toMatchObject([{ name: 'note' }, { name: 'kind' }]);
  expect(read(['steps', 0, 'fields', 0, 'when'])).toBeUndefined();
  expect(results).toMatchObject([{ warning: expect.stringContaining('“Note” is always shown now') }]);
});

test('fields are set, typed, removed and get an image; what cannot be edited is reported', () => {
  const { studio, edits, read, lastReport } = open('home.yaml', ['sections']);
  const heading: Path = ['sections', 0, 'heading'];
  const { heading: former } = read(['sections', 0]) as { heading: string };
  for (const text of ['A', 'A\u0007B']) expect(edits.set(heading, text)).toBe(true);
  expect(read(heading)).toBe('AB');
  expect(edits.set(heading, former)).toBe(true);
  expect(studio.texts.unsaved()).toEqual([]);
  edits.setImage(['sections', 0, 'image', 'src'], 'other.jpg');
  expect(read(['sections', 0, 'image'])).toEqual({ src: 'other.jpg', alt: '' });
  edits.remove(['sections', 0, 'image']);
  expect(read(['sections', 0, 'image'])).toBeUndefined();
  studio.texts.change('x', new Map([['home.yaml', 'title: "']]));
  expect(edits.set(['title'], 'x')).toBe(false);
  expect(lastReport()).toMatchObject({
    path: ['title'],
    severity: 'error',
    message: expect.stringMatching(/\w/),
  });
});
