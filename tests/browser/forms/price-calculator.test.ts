import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { changeForm } from '../../support/browser/change-form.ts';
import { hold } from '../../support/browser/hold.ts';
import { translate } from '../../support/browser/translate.ts';
import { runsAll, sample } from '../../support/sample.ts';
import { fillContact, long, next, toStep2 } from '../../support/browser/wizard.ts';

const visit = useBrowser();
const route = '/concrete-staining';

const lineOf = (page: Page) => page.getByLabel('First line');

/** Opens the page with the calculator. */
const open = async () => {
  const visitor = await visit(route);
  const section = visitor.page.locator('[data-section=price-range]');
  await section.scrollIntoViewIfNeeded();
  const field = section.getByLabel('Area in square feet');
  return {
    ...visitor,
    section,
    field,
    result: section.locator('strong'),
    status: section.getByRole('status'),
    work: section.getByLabel('Work'),
    action: section.getByRole('link', { name: 'Ask for this price' }),
  };
};

test('the result becomes the first line of the message, which the counter leaves out', async () => {
  const { page, field, work, action, result, status, console: lines } = await open();
  await hydrated(page);
  expect(await result.innerText()).toBe('$1,800-$2,800');
  await field.fill('250');
  await expect.poll(() => status.innerText()).toBe('About $1,125-$1,750 for 250 sq ft');
  expect(await result.innerText()).toBe('$1,125-$1,750');
  await work.selectOption('Dye');
  await expect.poll(() => status.innerText()).toBe('About $750 for 250 sq ft');
  expect(await violationsOn(page, { within: ['[data-section=price-range]'] })).toEqual([]);

  await action.click();
  await page.waitForURL('**/free-estimate');
  await page.locator('main form').scrollIntoViewIfNeeded();
  expect(await page.getByLabel('Hard surfaces').isChecked()).toBe(true);
  await toStep2(page);
  const line = lineOf(page);
  expect(await line.inputValue()).toBe('Staining. Dye: About $750 for 250 sq ft');
  await line.fill('Garage. Dye: About $750 for 250 sq ft');
  await page.getByLabel('Project description').fill('x'.repeat(99));
  expect(await next(page, 2).isDisabled()).toBe(true);
  await page.getByLabel('Project description').fill(long);
  await next(page, 2).click();
  await fillContact(page, 'Ida Moreno');
  const sent = page.waitForRequest('**/api/send-email');
  await page.getByRole('button', { name: 'Send my request' }).click();
  const { message, rooms } = (await sent).postDataJSON() as { message: string; rooms: string[] };
  expect(message).toBe(`Garage. Dye: About $750 for 250 sq ft\n${long}`);
  expect(rooms).toEqual(['kitchen', 'hard-surfaces', 'other']);
  await page.getByRole('alert').filter({ hasText: 'Request sent' }).waitFor();
  await expect.poll(() => line.count()).toBe(0);
  expect(await page.getByLabel('Hard surfaces').isChecked()).toBe(false);
  expect(await page.evaluate(() => [localStorage.length, location.search])).toEqual([0, '']);
  expect(lines).toEqual([]);
});

test.runIf(runsAll)(
  'a price that is in the form follows the calculator after Back, and the visitor removes it',
  async () => {
    const { page, field, section, action, result, status } = await open();
    await hydrated(page);
    // A click that opens a new tab leaves no line in this one.
    const opened = page.context().waitForEvent('page');
    await action.click({ modifiers: ['Control'] });
    await (await opened).close();
    const toForm = page.locator('header [data-look=action]:visible').first();
    await toForm.click();
    await page.waitForURL('**/free-estimate');
    await page.locator('main form').waitFor();
    expect(await page.getByText('sq ft').count()).toBe(0);
    await page.goBack();

    // A number that cannot be calculated has a message, and neither a price nor a line.
    await section.getByText('100-5,000', { exact: true }).waitFor();
    await field.fill('1,000');
    await expect.poll(() => result.innerText()).toBe('$4,500-$7,000');
    await field.fill('');
    expect(await result.count()).toBe(0);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => status.innerText()).toBe('Please fill this in.');
    expect(await status.isVisible()).toBe(true);
    expect(await field.getAttribute('aria-describedby')).toContain(await status.getAttribute('id'));
    await action.click();
    await page.waitForURL('**/free-estimate');
    await page.locator('main form').waitFor();
    expect(await page.getByText('sq ft').count()).toBe(0);
    await page.goBack();
    await field.fill('600');
    await action.click();
    await page.waitForURL('**/free-estimate');
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('600');
    await field.fill('');
    await field.fill('300');
    await toForm.click();
    await page.waitForURL('**/free-estimate');
    await page.locator('main form').scrollIntoViewIfNeeded();
    await toStep2(page);
    expect(await lineOf(page).inputValue()).toContain('for 300 sq ft');
    await page.getByRole('button', { name: 'Leave this line out' }).click();
    expect(await lineOf(page).count()).toBe(0);
    const message = page.getByLabel('Project description');
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test('a material is chosen by keyboard, and its price follows the visitor into the form', async () => {
  const { page, console: lines } = await visit('/marble-repair');
  const board = page.locator('[data-section=sample-board]');
  const room = board.locator('[data-controls] > picture > img');
  const material = (name: string) => board.getByRole('radio', { name, exact: true });
  const facts = async () => (await board.locator('td:visible').allInnerTexts()).join('; ');
  await board.scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(await facts()).toBe('$75-$150 per sq ft; A week; Wear; Lemon');
  await material('Marble').focus();
  await page.keyboard.press('ArrowRight');
  expect(await material('Brick').isChecked()).toBe(true);
  expect(await facts()).toBe('$12-$20 per sq ft; 3 days; Water; A soft base');
  await expect.poll(() => room.getAttribute('alt')).toBe('Hall with a floor of brick');
  const shown = () => room.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(shown).toContain('/patio-');
  await expect.poll(() => board.getByRole('status').innerText()).toBe('About $2,640-$4,400 for 220 sq ft');
  expect(await violationsOn(page, { within: ['[data-section=sample-board]'] })).toEqual([]);

  await board.getByRole('link', { name: 'Ask about this floor' }).click();
  await page.waitForURL('**/free-estimate#*');
  await expect.poll(() => page.getByLabel('Hard surfaces').isChecked()).toBe(true);
  await toStep2(page);
  expect(await lineOf(page).inputValue()).toBe('Brick, 220 sq ft, shown $2,640-$4,400');
  await page.goBack();
  await expect.poll(() => material('Brick').isChecked()).toBe(true);
  await material('Concrete').check();
  expect(await board.locator('strong').innerText()).toBe('$1,540');
  expect(lines).toEqual([]);
});

test('without scripts all materials are in a table with pictures', async () => {
  const { page } = await visit('/marble-repair', { javaScriptEnabled: false });
  const board = page.locator('[data-section=sample-board]');
  expect(await board.getByRole('row').count()).toBe(3);
  expect(await board.locator('td:visible, img:visible').count()).toBe(3 * 5);
  expect(await board.locator('input:visible').count()).toBe(0);
});

const changes = sample(
  [{ how: 'translated by the browser', change: translate }],
  [{ how: 'as it was served', change: () => Promise.resolve() }],
);
test.runIf(runsAll).each(changes)(
  'choices made before the scripts arrive count, in a page $how, and after Back',
  async ({ change }) => {
    const { page } = await visit('about:blank');
    const release = await hold(page, '**/assets/*.js');
    await page.goto(route);
    await change(page);
    const section = page.locator('[data-section=price-range]');
    const field = section.getByLabel('Area in square feet');
    const work = section.getByLabel('Work');
    const slider = page.getByRole('slider');
    await work.selectOption({ index: 1 });
    await field.fill('250');
    await slider.press('ArrowRight');
    release();
    const expectChoices = async () => {
      await hydrated(page);
      await expect.poll(() => section.locator('strong').innerText()).toBe('$750');
      expect(await work.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(1);
      expect(await field.inputValue()).toBe('250');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('52 %');
    };
    await expectChoices();
    await page.goto('/privacy');
    await page.goBack();
    await expectChoices();
  },
);

test.runIf(runsAll)('the line is in the first text that is shown, even if that is left empty', async () => {
  const { page, action } = await open();
  await changeForm(page, ([, project]) => {
    const [message] = project?.fields ?? [];
    if (message) Object.assign(message, { optional: true, minimum: undefined });
    const when = { rooms: 'bathroom' };
    project?.fields.unshift({ kind: 'paragraph', name: 'bathroom', label: 'Bathroom', optional: true, when });
  });
  await hydrated(page);
  await action.click();
  await page.waitForURL('**/free-estimate');
  await toStep2(page);
  const line = lineOf(page);
  const written = 'Staining. Acid stain: About $1,800-$2,800 for 400 sq ft';
  expect(await line.inputValue()).toBe(written);
  const fieldOfLine = page.locator('[data-step="2"] .MuiFormControl-root:visible', { has: line });
  await fieldOfLine.getByLabel('Project description').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Bathroom', { exact: true }).first().check();
  await next(page, 1).click();
  expect(await line.count()).toBe(1);
  await fieldOfLine.getByLabel('Bathroom').waitFor();
  await next(page, 2).click();
  await fillContact(page, 'Ida Moreno');
  const sent = page.waitForRequest('**/api/send-email');
  await page.getByRole('button', { name: 'Send my request' }).click();
  const { message, bathroom } = (await sent).postDataJSON() as { message?: string; bathroom: string };
  expect([message, bathroom]).toEqual([undefined, written]);
});

test.runIf(runsAll)(
  "a link from the page fills in the form, without a step forward, and Back keeps the visitor's choices",
  async () => {
    const { page } = await open();
    await hydrated(page);
    await page.locator('header [data-look=action]:visible').first().click();
    await page.waitForURL('**/free-estimate');
    const room = page.getByLabel('Hard surfaces');
    await expect.poll(() => room.isChecked()).toBe(true);
    await room.uncheck();
    await toStep2(page);
    expect(await lineOf(page).inputValue()).toBe('Staining');
    await page.getByRole('link', { name: 'privacy notice', exact: true }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => page.getByLabel('Kitchen', { exact: true }).isChecked()).toBe(true);
    expect(await room.isChecked()).toBe(false);
  },
);
