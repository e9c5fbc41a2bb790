import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOfTests } from '../../support/browser/studio.ts';
import { runsAll } from '../../support/sample.ts';

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
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
});

test.runIf(runsAll)(
  'Enter takes a suggested fact only if it is selected, and typing replaces a selected fact',
  async () => {
    const { page, site } = studio();
    await site.getByRole('heading', { level: 1 }).click();
    await hasFocus('sections.0.heading');
    const box = page.locator('[id="field-sections.0.heading"]');
    const facts = box.locator('.cm-chip');
    const suggestions = page.locator('.cm-tooltip-autocomplete li');
    // Both keys act only when the list has been open for a moment.
    const pressUntil = (key: string, isDone: () => Promise<boolean>) =>
      expect.poll(() => page.keyboard.press(key).then(isDone)).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('San Diego Cou');
    await suggestions.first().waitFor();
    await page.keyboard.press('Enter');
    expect(await box.innerText()).toBe('San Diego Cou');
    await pressUntil(
      'ArrowDown',
      async () => (await suggestions.and(page.locator('[aria-selected]')).count()) > 0,
    );
    await pressUntil('Enter', async () => (await facts.allInnerTexts()).join('') === 'San Diego County');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.type('Us {name');
    await pressUntil('Enter', async () => (await facts.allInnerTexts()).join('') === 'Brightwater Dental');
    expect((await box.innerText()).replaceAll('\u200b', '')).toBe('Us Brightwater Dental');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    while (await undo.isEnabled()) await undo.click();
  },
);

test('the fields can be reached with three keys from the page list', async () => {
  const { page } = studio();
  const isInFields = () => page.evaluate(() => document.activeElement?.matches('#panel-fields *') ?? false);
  const skip = async () => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Go to the fields');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#panel-fields:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await isInFields()).toBe(true);
  };
  await page.getByRole('button', { name: 'Contact', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/contact$/);
  await skip();
});

const focusedInWindow = () =>
  studio()
    .page.locator(':focus')
    .evaluateAll(([field]) => field && field.getBoundingClientRect().top < innerHeight && field.id);
const hasFocus = (path: string) => expect.poll(focusedInWindow).toBe(`field-${path}`);
const announced = (text: RegExp) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });

test('undo and redo open the changed place, select it and announce the change', async () => {
  const { page, site, heading, go } = studio();
  await go('/');
  await site.getByRole('heading', { level: 1 }).click();
  await hasFocus('sections.0.heading');
  await page.keyboard.insertText('Now: ');
  await heading(/^Now: /);
  for (const name of ['Undo', 'Redo', 'Undo'] as const) {
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click();
    await heading('Talk to the front desk');
    await page.getByRole('button', { name, exact: true }).click();
    await heading(name === 'Undo' ? /^A dentist/ : /^Now: A dentist/);
    await hasFocus('sections.0.heading');
    await announced(/^(Undone|Redone): .*: Top of the page: the heading\./);
    expect(page.url()).toMatch(/#\/\?at=sections\.0\.heading$/);
  }
});

test.runIf(runsAll)(
  'undo opens a removed section, and a nested field in a section that is closed',
  async () => {
    const { page, site, heading, go } = studio();
    await go('/');
    await page.locator('[id="field-sections.1"]').click();
    await page.locator('[id="field-sections.1-remove"]').click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await hasFocus('sections.1');
    await page.setViewportSize({ ...studioDesk, height: 400 });
    await site.getByText('Does it hurt?').click();
    await hasFocus('sections.3.items.0.question');
    await page.keyboard.insertText('Well: ');
    await site.getByRole('heading', { level: 1 }).click();
    await hasFocus('sections.0.heading');
    expect(await page.locator('[id="field-sections.3.items.0.question"]').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await hasFocus('sections.3.items.0.question');
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click();
    await heading('Talk to the front desk');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await hasFocus('sections.3.items.0.question');
    const top = () => site.locator('[data-section=faq]').evaluate((faq) => faq.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.setViewportSize(studioDesk);
  },
);

test('in a dialog, undo reverts only its input; buttons that act keep the focus', async () => {
  const { page, site, go } = studio();
  await go('/');
  await site.getByRole('heading', { level: 1 }).click();
  await hasFocus('sections.0.heading');
  await page.keyboard.insertText('Mine ');
  await page.getByText('Not saved yet: 1 page').waitFor();
  const dialog = await studio().choose('Find and replace');
  const words = dialog.getByRole('textbox', { name: 'Text to find', exact: true });
  await words.pressSequentially('the');
  await page.keyboard.press('Control+z');
  expect(await words.inputValue()).not.toBe('the');
  await words.fill('the');
  await dialog.getByRole('button', { name: 'Find' }).press('Enter');
  await dialog.getByText(/matches$/).waitFor();
  expect(await focused(page)).toBe('Find');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Not saved yet: 1 page').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByText('All changes are saved').waitFor();
  await announced(/: the heading\./);
  expect(await page.locator('[contenteditable]:focus').count()).toBe(0);
});

test.runIf(runsAll)('the number of problems is not shown before the site has been checked', async () => {
  const { page } = studio();
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
