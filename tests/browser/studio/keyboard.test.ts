import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();
const one = oneWindow(open);

test('Enter in the link dialog takes the suggestion that is highlighted, and refuses what is no address', async () => {
  const { page, yaml, tab } = one();
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

test('the fields are three keys away, at the beginning and from the list of pages', async () => {
  const { page } = one();
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
  // On a phone one thing is shown at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('navigation', { name: 'View' }).waitFor();
  await skip();
});

test('a search leaves the focus on the button that begins it', async () => {
  const { page } = one();
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

test('the number of problems is not there before the site was checked', async () => {
  const { page } = one();
  await page.setViewportSize(studioDesk);
  // The worker that checks never answers.
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
