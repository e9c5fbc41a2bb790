import { test } from 'vitest';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, another, address } = studioOfTests();

test('with seven windows, more than the connection limit of a browser, the site loads', async () => {
  const studio = await open();
  const others = [];
  for (let each = 0; each < 6; each += 1) others.push((await another(studio)).page);
  const visit = await studio.page.context().newPage();
  await visit.goto(`${address()}/contact`);
  await visit.getByRole('heading', { level: 1 }).waitFor();
  await studio.end();
});
