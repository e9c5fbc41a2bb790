import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioOfTests, type StudioWindow } from '../../support/browser/studio.ts';

const { open, another, documents } = studioOfTests();
/** One window, in which the editor goes on from test to test. */
let one: StudioWindow;
beforeAll(async () => {
  one = await open();
});
afterAll(() => one.end());

test('what is typed outlives a reload, with what can be undone', async () => {
  const { page, site, heading } = one;
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Kept');
  await heading(/^Kept$/);
  await page.reload();
  await heading(/^Kept$/);
  await page.getByText('1 page changed and not saved').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await heading('A dentist who takes the time');
  await page.getByText('All changes are saved').waitFor();
});

test('two windows show one draft; what the other one has overwritten is told', async () => {
  const other = await another(one);
  await one.site.getByRole('heading', { level: 1 }).click();
  await one.page.getByRole('textbox', { name: 'Heading' }).fill('From one');
  await other.heading('From one');
  await other.site.getByRole('heading', { level: 1 }).click();
  await other.page.getByRole('textbox', { name: 'Heading' }).fill('From the other');
  await one.heading('From the other');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await one.page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toContain('heading: From the other\n');
  await other.page.close();
});

test('a file that changes on disk while one types is joined, or waits for a decision', async () => {
  const { page, site, heading, go } = one;
  await go('/contact');
  await heading('Talk to the front desk');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('Typed here');
  documents().edit('contact.yaml', 'heading: Where and when', 'heading: Where to');
  await heading('Where to');
  await heading('Typed here');

  documents().edit('contact.yaml', 'heading: Talk to the front desk', 'heading: Written there');
  await page.getByText(/was changed elsewhere in the same lines as here/).waitFor();
  await heading('Typed here');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  const [stored, yours] = ['Stored now', 'Yours'].map((name) => dialog.getByRole('textbox', { name }));
  await stored?.getByText('heading: Written there').waitFor();
  await yours?.getByText('heading: Typed here').waitFor();
  await dialog.getByRole('button', { name: 'Keep yours' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  const text = documents().text('contact.yaml');
  expect([text.includes('heading: Typed here\n'), text.includes('heading: Where to\n')]).toEqual([
    true,
    true,
  ]);
});
