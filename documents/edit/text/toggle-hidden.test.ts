import { expect, test } from 'vitest';
import { Source } from '../../read/document/source.ts';
import { applyEdits } from './edits.ts';
import { toggleHidden } from './remove-value.ts';

test.each([
  ['- type: prose\n  heading: A # comment\n', '- type: prose\n  hidden: true\n  heading: A # comment\n'],
  ['- { type: shared, name: a, text: B }\n', '- { type: shared, name: a, hidden: true, text: B }\n'],
])('hiding and showing a section restores the text: %s', (text, hidden) => {
  const toggled = (from: string) => applyEdits(from, [toggleHidden(new Source('a.yaml', from), [0])].flat());
  expect(toggled(text)).toBe(hidden);
  expect(toggled(hidden)).toBe(text);
});
