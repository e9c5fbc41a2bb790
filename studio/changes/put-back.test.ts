import { expect, test } from 'vitest';
import { diffValues, parseValue } from '../../documents/changes/list-changes.ts';
import { Source } from '../../documents/read/document/source.ts';
import { putBackValue } from './put-back.ts';

const read = (text: string) => parseValue('a.yaml', text);
const former =
  'title: A\nsections:\n  - { type: prose, text: One }\n  - { type: faq, items: [x, y] }\n  - { type: hero }\n';

test.each([
  ['a text', 'title: A', 'title: B'],
  ['a removed field', ', text: One', ''],
  ['a new field', 'type: hero', 'type: hero, hidden: true'],
  ['a removed section', '  - { type: faq, items: [x, y] }\n', ''],
  ['a removed last section', '  - { type: hero }\n', ''],
  ['a new section', 'sections:\n', 'sections:\n  - { type: callout, text: New }\n'],
  ['the order of entries', '[x, y]', '[y, x]'],
])('%s is put back, and other changes stay', (_, from, to) => {
  const changed = former.replace(from, to);
  const [change] = diffValues(read(former), read(changed));
  const text = change && putBackValue(new Source('a.yaml', `${changed}name: Mine\n`), change);
  expect(read(text ?? '')).toEqual({ ...Object(read(former)), name: 'Mine' });
});
