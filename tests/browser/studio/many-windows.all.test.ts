import { test } from 'vitest';
import { studioUrl } from '../../../studio/address.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, another, address } = studioOfTests();

test('with seven windows, more than the connection limit of a browser, the server still answers', async () => {
  const studio = await open();
  const others = [];
  for (let each = 0; each < 6; each += 1) others.push((await another(studio)).page);
  const visit = await studio.page.context().newPage();
  await visit.goto(`${address()}${studioUrl}/api/folder`);
});
