import { expect, test } from 'vitest';
import { slugify } from '../slug.ts';
import { suggestForm, suggestName } from './form.ts';

test.each([
  ['job time', 'jobTime'],
  ['Teléfono', undefined],
  ['Höhe', undefined],
  ['Größe', undefined],
  ['Smørrebrød', undefined],
  ['Größe 2', undefined],
  ['東京', undefined],
  ['Tokyo 東京', undefined],
  ['Телефон', undefined],
  ['2.10', undefined],
  ['Suite 2.10', undefined],
])('the name %j is not changed to another one: %j', (written, meant) => {
  expect(suggestName(written)).toBe(meant);
});

test.each([
  ['2.10', undefined],
  ['24/7', undefined],
  ['Élan vital', undefined],
  ['Öl 3.5', undefined],
])('the identifier %j is suggested as %j', (written, meant) => {
  expect(suggestForm(written, (form) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(form))).toBe(meant);
});

test('Latin letters without an accent are spelled out in a URL', () => {
  expect(['Größe', 'Smørrebrød', 'Łodź'].map(slugify)).toEqual(['grosse', 'smorrebrod', 'lodz']);
});
