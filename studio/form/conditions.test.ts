import { expect, test } from 'vitest';
import { moveEntry, removeValue } from '../../documents/edit/text/edit-document.ts';
import { applyEdits, type Edit } from '../../documents/edit/text/edits.ts';
import { Source } from '../../documents/read/document/source.ts';
import { listConditions, removeBrokenConditions, setField } from './conditions.ts';

const form = {
  steps: [
    {
      fields: [
        { name: 'product', kind: 'choice', label: 'Product', choices: [{ value: 'cake', label: 'Cake' }] },
        { name: 'note', kind: 'text', label: 'Note' },
        { name: 'agreed', kind: 'consent', label: 'I agree' },
      ],
    },
    {
      fields: [
        { name: 'size', kind: 'choices', label: 'Size', choices: [{ value: 'big', label: 'Big' }] },
        { name: 'date', kind: 'date', label: 'Date' },
      ],
    },
  ],
};
const cake = ['{"product":"cake"}', 'Product: Cake'];
const agreed = ['{"agreed":"yes"}', 'I agree: Yes'];
const big = ['{"size":"big"}', 'Size: Big'];

test.each([
  [['steps', 0, 'when'], []],
  [['steps', 0, 'fields', 0, 'when'], []],
  [['steps', 0, 'fields', 1, 'when'], [cake]],
  [
    ['steps', 1, 'when'],
    [cake, agreed],
  ],
  [
    ['steps', 1, 'fields', 1, 'when'],
    [cake, agreed, big],
  ],
])('the condition at %j can be a choice of an earlier field', (path, conditions) => {
  expect([...listConditions(form, path)]).toEqual(conditions);
});

test('an unfinished form has no conditions', () => {
  expect([...listConditions({ steps: [{}, 'x'] }, ['steps', 1, 'when'])]).toEqual([]);
});

const text = `steps:
  - name: Rooms
    fields:
      - name: rooms
        kind: choices
        label: Rooms
        choices: [ { value: kitchen, label: Kitchen }, { value: bath, label: Bath } ]
      - { name: sink, kind: text, label: Sink, when: { rooms: kitchen } }
      - { name: agreed, kind: consent, label: I agree }
  - name: Project
    # Only for kitchens.
    when:
      rooms: kitchen # the largest room
    fields:
      - { name: tub, kind: text, label: Tub, when: { 'rooms': bath } }
      - { name: news, kind: text, label: News, when: { agreed: 'yes' } }
`;
const valueOf = (from: string): unknown => new Source('form.yaml', from).parse().document.toJS();
const source = new Source('form.yaml', text);
const rooms = ['steps', 0, 'fields', 0];
const rename = (path: (string | number)[], name: string, from = text): string => {
  const before = new Source('form.yaml', from);
  return applyEdits(from, setField(before, path, name));
};

test('conditions follow the name of their field, with their comments', () => {
  const renamed = rename([...rooms, 'name'], 'spaces');
  expect(renamed).toBe(
    text
      .replace('name: rooms', 'name: spaces')
      .replaceAll('rooms: kitchen', 'spaces: kitchen')
      .replace("'rooms': bath", "'spaces': bath"),
  );
});

test.each(['', 'my rooms', 'a: b', 'a, b', '}', '#1', 'null', "it's"])(
  'conditions follow a name while it is typed: "%s"',
  (name) => {
    const typed = rename([...rooms, 'name'], name);
    expect(valueOf(typed)).toMatchObject({
      steps: [{ fields: [{ name }, { when: { [name]: 'kitchen' } }, {}] }, { when: { [name]: 'kitchen' } }],
    });
    expect(valueOf(rename([...rooms, 'name'], 'rooms', typed))).toEqual(valueOf(text));
  },
);

test('conditions follow the value of their choice', () => {
  expect(rename([...rooms, 'choices', 0, 'value'], 'cooking')).toBe(
    text.replaceAll(/(value|rooms): kitchen/g, '$1: cooking'),
  );
});

test('conditions do not follow a namesake of what they refer to', () => {
  const twoFields = text.replace('name: sink', 'name: rooms');
  expect(rename(['steps', 0, 'fields', 1, 'name'], 'sink', twoFields)).toBe(text);
  const twoChoices = text.replace('value: bath', 'value: kitchen');
  expect(rename([...rooms, 'choices', 1, 'value'], 'bath', twoChoices)).toBe(text);
  expect(rename(['steps', 1, 'name'], 'Details')).toBe(text.replace('name: Project', 'name: Details'));
});

test('a condition that is an alias is written out when its field is renamed', () => {
  const aliased = text
    .replace('when: { rooms: kitchen }', 'when: &k { rooms: kitchen }')
    .replace("{ 'rooms': bath }", '*k');
  expect(rename([...rooms, 'name'], 'spaces', aliased)).toBe(
    aliased.replaceAll(/(?<=name: )rooms|rooms(?=: kit)/g, 'spaces').replace('*k', '{ spaces: kitchen }'),
  );
});

const choice = [...rooms, 'choices', 0, 'label'];
const byHand = ['steps', 0, 'fields', 2, 'label'];
test.each<[string, (string | number)[], string, string, string, [string, string]?]>([
  ['a field', [...rooms, 'label'], 'Rooms', 'Do you have 2 pets?', '', ['rooms', 'doYouHave2Pets']],
  ['a choice', choice, 'Kitchen', 'Big hall', '', ['kitchen', 'big-hall']],
  ['a choice with the label of another one', choice, 'Kitchen', 'Bath', '', ['kitchen', 'bath2']],
  ['a field with a name by hand', byHand, 'I agree', 'Yes', ''],
  ['a field that was stored before', [...rooms, 'label'], 'Rooms', 'Spaces', text],
  ['a choice that was stored before', choice, 'Kitchen', 'Cooking', text],
  ['a field with a label in other letters', [...rooms, 'label'], 'Rooms', '部屋', ''],
])(
  'the name of %s, and conditions, follow its label',
  (_, path, from, to, opened, [old, next] = ['', '']) => {
    const edits = setField(source, path, to, [], () => valueOf(opened));
    const labelled = text.replace(`label: ${from}`, `label: ${to}`);
    expect(valueOf(applyEdits(text, edits))).toEqual(
      valueOf(old ? labelled.replaceAll(old, next) : labelled),
    );
  },
);

const lostBy = (edits: Edit[]) => {
  const { warning, edits: safe } = removeBrokenConditions(source, edits);
  return { warning, conditions: applyEdits(text, safe).match(/when:[^}]*/g) ?? [] };
};

test('removing a field, a choice or a step says which conditions need it, and can remove them', () => {
  expect(lostBy(removeValue(source, rooms))).toEqual({
    warning:
      '“Project” is always shown now, not only for “Rooms: Kitchen”. ' +
      '“Sink” is always shown now, not only for “Rooms: Kitchen”. ' +
      '“Tub” is always shown now, not only for “Rooms: Bath”.',
    conditions: ["when: { agreed: 'yes' "],
  });
  expect(lostBy(removeValue(source, [...rooms, 'choices', 1])).warning).toMatch(/^“Tub” [^.]*\.$/);
  expect(lostBy(removeValue(source, ['steps', 0])).warning.match(/only for/g)).toHaveLength(3);
  expect(lostBy(removeValue(source, ['steps', 0, 'fields', 1])).warning).toBe('');
});

test('moving says which conditions come before what they need', () => {
  expect(lostBy(moveEntry(source, ['steps'], 0, 1)).warning.match(/only for/g)).toHaveLength(3);
  expect(lostBy(moveEntry(source, ['steps', 0, 'fields'], 1, 0)).warning).toMatch(/^“Sink” [^.]*\.$/);
  expect(lostBy(moveEntry(source, ['steps', 0, 'fields'], 1, 2)).warning).toBe('');
});

test('the last day of an exception follows the first day behind it, and stays otherwise', () => {
  const source = new Source('_site.yaml', 'from: 2026-12-24\nto: 2026-12-26\n');
  const set = (day: string) => applyEdits(source.text, setField(source, ['from'], day));
  expect(set('2026-12-25')).toContain('to: 2026-12-26');
  expect(set('2026-12-28')).toContain('to: 2026-12-28');
});
