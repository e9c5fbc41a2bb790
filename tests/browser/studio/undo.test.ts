import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();
const studio = oneWindow(open);

const field = (path: string) => studio().page.locator(`[id="field-${path}"]`);
const hasFocus = (path: string) =>
  expect
    .poll(() => field(path).evaluateAll(([box]) => box !== undefined && box === document.activeElement))
    .toBe(true);
const expectStatus = (text: string | RegExp) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
const press = (name: 'Undo' | 'Redo') => studio().page.getByRole('button', { name, exact: true }).click();
const show = (page: string) => studio().page.getByRole('button', { name: page, exact: true }).first().click();

test('undo and redo select the changed field and announce the change', async () => {
  const { page, site, heading } = studio();
  await site.getByRole('heading', { level: 1 }).click();
  await hasFocus('sections.0.heading');
  await page.keyboard.insertText('Now: ');
  await heading(/^Now: /);
  for (const name of ['Undo', 'Redo', 'Undo'] as const) {
    await show('Contact');
    await heading('Talk to the front desk');
    await press(name);
    await heading(name === 'Undo' ? /^A dentist/ : /^Now: A dentist/);
    await hasFocus('sections.0.heading');
    await expectStatus(/^(Undone|Redone): .*: Hero: the heading\./);
    expect(page.url()).toMatch(/#\/\?at=sections\.0\.heading$/);
  }
});

test('undo opens the section whose field it changes', async () => {
  const { page } = studio();
  const faq = page.getByRole('button', { name: /^FAQ/ });
  await faq.click();
  await page.getByRole('button', { name: 'Does it hurt?', exact: true }).click();
  await field('sections.3.items.0.answer').click();
  await page.keyboard.insertText('No. ');
  await page.locator('[id="field-sections.0"]').click();
  await field('sections.0.heading').click();
  expect(await field('sections.3.items.0.answer').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await hasFocus('sections.3.items.0.answer');
  await expectStatus(/FAQ: the answer of the first question\./);
});

test('undoing the removal of a section selects it, and redo selects its former position', async () => {
  const { page } = studio();
  await page.locator('[id="field-sections.1"]').click();
  await page.locator('[id="field-sections.1-remove"]').click();
  await show('Contact');
  await press('Undo');
  await hasFocus('sections.1');
  await expectStatus(/Undone: Home: /);
  await show('Contact');
  await press('Redo');
  await hasFocus('sections.1');
  await press('Undo');
});

test('undoing a move selects the first section that changes its place', async () => {
  const { page } = studio();
  await show('Home');
  await page.locator('[id="field-sections.2"]').click();
  await page.locator('[id="field-sections.2-down"]').click();
  await show('Contact');
  await press('Undo');
  await hasFocus('sections.2');
  await expectStatus(/^Undone: Home: the sections\./);
});

test('undo of a fact opens the facts', async () => {
  const { page } = studio();
  await show('Site facts, menus and texts');
  await page.getByRole('button', { name: /^Facts\b(?!,)/ }).click();
  await field('facts.phone').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText('9');
  await show('Contact');
  await press('Undo');
  await hasFocus('facts.phone');
});

test('undoing a new page leaves it with a notice; redo opens it again', async () => {
  const { page, heading } = studio();
  await show('Contact');
  await heading('Talk to the front desk');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Our New Practice in {city}');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).not.toMatch(/#\/contact$/);
  await press('Undo');
  await page.waitForURL(/#\/$/);
  await page
    .getByText(/^Undone: /)
    .first()
    .waitFor();
  await press('Redo');
  await page.waitForURL(/#\/.+/);
  await press('Undo');
  await page.waitForURL(/#\/$/);
});

test('undo in a dialog reverts only the input of the dialog', async () => {
  const { page } = studio();
  await field('sections.0').click();
  await field('sections.0.heading').click();
  await page.keyboard.insertText('Mine ');
  await page.getByText('1 page changed and not saved').waitFor();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Text to find', exact: true });
  await words.pressSequentially('oak');
  await page.keyboard.press('Control+z');
  expect(await words.inputValue()).not.toBe('oak');
  await page.keyboard.press('Escape');
  expect(await page.getByText('1 page changed and not saved').isVisible()).toBe(true);
  await press('Undo');
});

test('the undo button keeps the keyboard focus, so that it can be pressed again', async () => {
  const { page } = studio();
  await field('sections.0.heading').click();
  await page.keyboard.insertText('Once ');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByText('1 page changed and not saved').waitFor();
  await page.keyboard.press('Shift+Tab');
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.getByText('All changes are saved').waitFor();
  await expectStatus(/: the heading\./);
  expect(await page.locator('[contenteditable]:focus').count()).toBe(0);
});
