import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openDocument } from '../state/open-document.ts';
import { findNextExample } from './example-texts.tsx';

test('the example after a place is next, also after a place without text; after the last one, the first', () => {
  const page = openDocument(
    'page.yaml',
    stringify({
      title: '✎ Title',
      popup: false,
      sections: [{ type: 'prose', text: 'Done' }, { items: ['✎ One', 'Two', '✎ Three'] }],
    }),
  );
  const one = ['sections', 1, 'items', 0];
  const three = ['sections', 1, 'items', 2];
  for (const place of [['title'], ['popup'], ['sections', 0, 'text'], ['sections', 1]])
    expect(findNextExample(page, place)).toEqual(one);
  expect(findNextExample(page, one)).toEqual(three);
  expect(findNextExample(page, three)).toEqual(['title']);
  expect(findNextExample(openDocument('done.yaml', 'title: Done'), [])).toBeUndefined();
});
