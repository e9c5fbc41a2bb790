import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { chipsIn, completeTokens, tokenValues } from './tokens.ts';

const values = new Map([
  ['phone', '(714) 555-0142'],
  ['area', 'Orange County'],
  ['state', 'CA'],
  ['hours.sunday', 'Closed'],
]);

/** Returns the suggestions after a text. */
const completionsOf = (doc: string) => {
  const state = EditorState.create({ doc, extensions: [tokenValues.of(values)] });
  const found = completeTokens(new CompletionContext(state, doc.length, false));
  return found && { from: found.from, names: found.options.map(({ label }) => label.slice(1, -1)) };
};

test('known tokens become chips, unknown ones remain text', () => {
  const doc = 'Call {phone} {nobody}';
  const chips = chipsIn(EditorState.create({ doc, extensions: [tokenValues.of(values)] }));
  expect(chips.map(({ from, to, value }) => [from, to, value.spec.widget])).toMatchObject([
    [5, 12, { title: 'Phone', textContent: '(714) 555-0142' }],
  ]);
});

test.each([
  ['See {', 4, ['phone', 'area', 'state', 'hours.sunday']],
  ['See {ho', 4, ['phone', 'area', 'state', 'hours.sunday']],
  ['Call (714) 555-0142', 5, ['phone']],
  ['Call (714', 5, ['phone']],
  ['in Oran', 3, ['area']],
])('suggests a token after %j', (before, from, names) => {
  expect(completionsOf(before)).toEqual({ from, names });
});

test.each(['See', 'in CA', 'an Ora', 'done {phone} '])('suggests no token after %j', (before) => {
  expect(completionsOf(before)).toBeNull();
});
