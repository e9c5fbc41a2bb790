import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { sendFile } from '../../support/browser/send-file.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { openGroup, studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(open);

const focusedInWindow = () =>
  studio()
    .page.locator(':focus')
    .evaluateAll(([field]) => field && field.getBoundingClientRect().top < innerHeight && field.id);
const hasFocus = (path: string) => expect.poll(focusedInWindow).toBe(`field-${path}`);

test('a yes/no field is set by one click, and reset without a trace by another one', async () => {
  const before = documents().text('home.yaml');
  const { page } = studio();
  await openGroup(page.getByRole('button', { name: 'This page' }));
  const card = page.getByRole('radiogroup', { name: 'Pop-up card' });
  await card.getByLabel('No').click();
  await studio().save();
  expect(documents().text('home.yaml')).toContain('\npopup: false\n');
  expect(await violationsOn(page, { within: ['#panel-fields'] })).toEqual([]);
  // Without the field the card is shown.
  await card.getByLabel('Yes').click();
  await studio().save();
  expect(documents().text('home.yaml')).toBe(before);
});

test('Enter takes a suggested fact only if it is selected, and typing replaces a selected fact', async () => {
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
});

test('undo opens a removed section, and a nested field in a section that is closed', async () => {
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
});

test('in the YAML, accepting the name of a field suggests its values', async () => {
  const { page, yaml, tab } = studio();
  await yaml();
  await page.locator('.cm-line').first().click();
  await page.keyboard.press('Control+Home');
  await page.locator('.cm-line', { hasText: /^title: / }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('\nnoi');
  const suggestions = page.locator('.cm-tooltip-autocomplete li');
  await suggestions.getByText('noindex').click();
  await expect.poll(() => suggestions.allInnerTexts()).toEqual(['true', 'false']);
  expect(await violationsOn(page, { within: ['#panel-yaml'] })).toEqual([]);
  await tab('Fields');
});

test('a notice says where images can be dropped; a paste with text and an image inserts the text', async () => {
  const { page, site } = studio();
  const notice = (text: RegExp) => page.getByRole('status').getByText(text).waitFor();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await sendFile(pages, 'drop', 'nowhere.png')).toBe(false);
  await notice(/^Drop the image on the image that it replaces/);
  expect(await sendFile(pages, 'drop', 'notes.txt')).toBe(false);
  await notice(/^notes\.txt is not an image/);
  await site.getByRole('heading', { level: 1 }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await sendFile(heading, 'paste', 'word.png', { 'text/plain': 'Words' });
  await expect.poll(() => heading.innerText()).toContain('Words');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
});

test('the number of problems is not shown before the site has been checked', async () => {
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
