import { expect, test } from 'vitest';
import { Source } from '../read/document/source.ts';
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
