import { expect, inject, test } from 'vitest';
import { checkHtml } from '../support/programs/html-checker.ts';

test('the Nu HTML Checker finds no error on any page', async (context) => {
  const errors = await checkHtml(inject('dist'));
  if (!errors) return context.skip('Java is not installed.');
  expect(errors).toEqual([]);
});
