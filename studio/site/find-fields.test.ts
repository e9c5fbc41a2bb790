import { expect, test } from 'vitest';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { parseValue } from '../../documents/changes/list-changes.ts';
import { findFields } from './find-fields.ts';

const texts = readTexts('tests/fixtures/dentist/pages');

test.each([
  ['_brand.yaml', 'radius', 'radius'],
  ['_brand.yaml', 'weight', 'headingWeight'],
  ['_brand.yaml', 'font heading', 'fonts.heading.package'],
  ['_brand.yaml', 'color footer', 'deep'],
  ['_site.yaml', 'phone', 'facts.phone'],
  ['_site.yaml', 'holiday', 'notice.text'],
  ['_site.yaml', 'logo', 'header.mark'],
])('a field of %s is found by “%s”', (file, words, path) => {
  const found = findFields(file, parseValue(file, texts.get(file)), words);
  expect(found.map((each) => each.path.join('.'))).toContain(path);
});

test('a single letter finds no field', () => expect(findFields('_brand.yaml', {}, 'c')).toEqual([]));
