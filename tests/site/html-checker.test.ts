import { expect, inject, test } from 'vitest';
import { htmlErrors } from '../support/programs/html-checker.ts';

test('the Nu HTML Checker finds no error on any page', async (context) => {
  const errors = await htmlErrors(inject('dist'));
  if (!errors) return context.skip('There is no Java on this machine.');
  expect(errors).toEqual([]);
});
