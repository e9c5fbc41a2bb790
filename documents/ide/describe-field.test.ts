import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeField } from './describe-field.ts';

const page: unknown = parse(
  'title: A\nsections:\n  - type: hero\n    badge: { label: B, href: / }\n    proofs: [One]\n',
);

const top = 'The top of a page: its main heading, one sentence, buttons and an image.';

test.each([
  [['sections', 0, 'badge'], 'badge', 'A small badge that links to a page, such as the warranty.'],
  [['sections', 0, 'badge', 'label'], 'label', 'The label of the link.'],
  [['sections', 0, 'proofs', 0], 'proofs', 'A short fact.'],
  [['sections', 0], 'Top of the page', top],
  // An unknown field is described by its parent.
  [['sections', 0, 'strange'], 'Top of the page', top],
])('description of %j', (path, name, description) => {
  expect(describeField('page', page, path)).toMatchObject({ name, description });
});

test('an example is formatted as YAML', () => {
  expect(describeField('page', page, ['sections', 0, 'badge'])?.example).toBe(
    'label: Free Estimate\nhref: /free-estimate',
  );
  expect(describeField('page', page, [])).toBeUndefined();
});
