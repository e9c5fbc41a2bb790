import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, another, documents, address } = studioOfTests();
const studio = oneWindow(open);

const watching = 'Another window is editing this site.';

test('with seven windows, more than the connection limit of a browser, one edits and saves, the others show its text, and the site loads', async () => {
  const { page, site } = studio();
  const others = [];
  for (let each = 0; each < 6; each += 1) others.push(await another(studio()));
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('From one');
  for (const other of others) {
    await other.heading('From one');
    await other.page.getByText(watching).waitFor();
    expect(await other.page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  }
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toContain('heading: From one\n');
  for (const other of others) await other.page.getByText('All changes are saved').waitFor();
  const visit = await page.context().newPage();
  await visit.goto(`${address()}/contact`);
  await visit.getByRole('heading', { level: 1 }).waitFor();
  for (const other of [...others, { page: visit }]) await other.page.close();
});

test('another window takes over when the editing one closes, and no input is lost', async () => {
  const [other, third] = [await another(studio()), await another(studio())];
  await studio().site.getByRole('heading', { level: 1 }).click();
  const field = studio().page.getByRole('textbox', { name: 'Heading' });
  await field.fill('Typed and not saved');
  await field.pressSequentially('!');
  await studio().page.goto('about:blank');
  await other.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await other.heading('Typed and not saved!');
  await other.site.getByRole('heading', { level: 1 }).click();
  await other.page.getByRole('textbox', { name: 'Heading' }).fill('From the other');
  await third.heading('From the other');
  // A reopened window shows the text of the editing one until it is chosen to edit.
  await studio().page.goBack();
  await studio().page.getByText(watching).waitFor();
  await studio().heading('From the other');
  await studio().page.getByRole('button', { name: 'Edit here' }).click();
  await studio().page.getByText(watching).waitFor({ state: 'detached' });
  await other.page.getByText(watching).waitFor();
  await studio().page.getByRole('button', { name: 'Undo' }).click();
  await third.heading('Typed and not saved!');
  // A file changed on disk is updated in all windows.
  documents().write('home.yaml', `${documents().text('home.yaml')}# A note\n`);
  await studio().page.keyboard.press('Control+s');
  await other.page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toContain('heading: Typed and not saved!\n');
  expect(documents().text('home.yaml')).toContain('# A note\n');
  for (const { page } of [other, third]) await page.close();
});

test('nothing can be changed in a window that is not the editing one, by pointer or keyboard', async () => {
  const other = await another(studio());
  const before = documents().text('home.yaml');
  await other.site.getByRole('heading', { level: 1 }).click();
  expect(await other.page.locator('section[inert]').getAttribute('aria-label')).toBe('Fields');
  await other.page.keyboard.press('Control+z');
  await other.page.getByText('Nothing was changed in this window').waitFor();
  await other.page.close();
  expect(documents().text('home.yaml')).toBe(before);
  expect(await studio().page.getByText(watching).count()).toBe(0);
});
