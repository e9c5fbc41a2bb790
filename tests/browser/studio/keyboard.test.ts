import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();
const studio = oneWindow(open);

test('Enter in the link dialog takes the highlighted suggestion and rejects invalid link targets', async () => {
  const { page, yaml, tab } = studio();
  await page.getByRole('button', { name: /^FAQ/ }).click();
  await page.getByRole('button', { name: 'Does it hurt?', exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const target = dialog.getByRole('combobox');
  await target.fill('cont');
  await page.getByRole('option', { selected: false }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => target.inputValue()).toBe('Contact');
  await target.fill('qqq');
  await page.keyboard.press('Enter');
  await dialog.getByText('No page has this name.').waitFor();
  expect([await dialog.count(), await target.inputValue()]).toEqual([1, 'qqq']);
  await dialog.getByRole('button', { name: 'Set link' }).click();
  expect(await dialog.count()).toBe(1);
  await target.fill('www.example.com');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await yaml()).toContain('](https://www.example.com)');
  await tab('Fields');
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('the fields can be reached with three keys from the start and from the page list', async () => {
  const { page } = studio();
  await page.reload();
  await page
    .getByRole('textbox', { name: 'Heading' })
    .or(page.getByRole('button', { name: 'This page' }))
    .first()
    .waitFor();
  const isInFields = () => page.evaluate(() => document.activeElement?.matches('#panel-fields *') ?? false);
  const skip = async () => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Go to the fields');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#panel-fields:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await isInFields()).toBe(true);
  };
  await skip();
  await page.getByRole('button', { name: 'Contact', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/contact$/);
  await skip();
  // A phone shows one panel at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('navigation', { name: 'View' }).waitFor();
  await skip();
});

test('a search keeps the focus on its button', async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill('the');
  await dialog.getByRole('button', { name: 'Find' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText(/matches$/).waitFor();
  expect(await focused(page)).toBe('Find');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the number of problems is not shown before the site has been checked', async () => {
  const { page } = studio();
  await page.setViewportSize(studioDesk);
  // The check worker never answers.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await page.reload();
  const problems = page.getByText(/^Problems/);
  await problems.waitFor();
  expect(await problems.innerText()).toBe('Problems');
  await problems.click();
  await page.getByText('The site is being checked …').first().waitFor();
});
