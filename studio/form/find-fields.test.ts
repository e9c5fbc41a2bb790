import { expect, test } from 'vitest';
import { parseValue } from '../../documents/changes/list-changes.ts';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { findFields } from './find-fields.ts';

test.each([
  ['_brand.yaml', 'radius', 'radius'],
  ['_brand.yaml', 'font heading', 'fonts.heading.package'],
  ['_brand.yaml', 'color footer', 'deep'],
  ['_site.yaml', 'holiday notice', 'notice.heading'],
  ['_site.yaml', 'opening hours', 'locations.0.hours'],
  ['_site.yaml', 'closed', 'locations.0.exceptions'],
])('a field of %s is found by “%s”', (file, words, path) => {
  const text = readTexts('tests/fixtures/dentist/pages').get(file);
  expect(findFields(file, parseValue(file, text), words)[0]?.path.join('.')).toBe(path);
});
