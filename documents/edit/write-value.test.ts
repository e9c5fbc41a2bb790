import { expect, test } from 'vitest';
import { allDocuments, takeRandomEdits } from '../../tests/support/sites/random-edits.ts';
import { parseValue } from '../changes/list-changes.ts';
import { Source } from '../read/document/source.ts';
import { EditError } from './text/edit-error.ts';
import { writeValue } from './write-value.ts';

const write = (text: string, value: unknown): string => writeValue(new Source('a.yaml', text), value);

test('only the fields that differ change; the others keep their comments', () => {
  const text = `# Page
title: A # of the tab
sections:
  # first
  - type: hero
    heading: One # large
  - type: prose
    text: Old
`;
  expect(
    write(text, {
      title: 'B',
      sections: [
        { type: 'hero', heading: 'One' },
        { type: 'faq', items: [] },
        { type: 'prose', text: 'New' },
      ],
    }),
  ).toBe(`# Page
title: B # of the tab
sections:
  # first
  - type: hero
    heading: One # large
  - type: faq
    items: []
  - type: prose
    text: New
`);
});

test('a list in another order is written as a whole', () => {
  expect(write('list: [one, two, three]\n', { list: ['three', 'one', 'four'] })).toBe(
    'list: [ three, one, four ]\n',
  );
});

test('the text of every document can get the value of any other one', () => {
  let refused = 0;
  for (const { id, before, after } of takeRandomEdits(allDocuments(), 100, 3)) {
    const value = parseValue('a.yaml', after);
    try {
      expect(parseValue('a.yaml', write(before, value)), id).toEqual(value);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeLessThan(10);
});
