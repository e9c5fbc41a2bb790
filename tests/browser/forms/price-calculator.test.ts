import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { fillContact, long, next, toStep2 } from '../../support/browser/wizard.ts';

const visit = useBrowser();
const route = '/concrete-staining';

/** Opens the page with the calculator. */
const open = async (options: Parameters<typeof visit>[1] = {}) => {
  const visitor = await visit(route, options);
  const section = visitor.page.locator('[data-section=price-range]');
  await section.scrollIntoViewIfNeeded();
  const field = section.getByLabel('Area in square feet');
  return {
    ...visitor,
    section,
    field,
    result: section.locator('strong'),
    status: section.getByRole('status'),
  };
};

test('the result becomes the first line of the message, which the counter leaves out', async () => {
  const { page, field, section, result, status, console: lines, end } = await open();
  await hydrated(page);
  expect(await result.innerText()).toBe('$1,800-$2,800');
  await field.fill('250');
  await expect.poll(() => status.innerText()).toBe('About $1,125-$1,750 for 250 sq ft');
  expect(await result.innerText()).toBe('$1,125-$1,750');
  await section.getByLabel('Work').selectOption('Dye');
  await expect.poll(() => status.innerText()).toBe('About $750 for 250 sq ft');
  expect(await violationsOn(page)).toEqual([]);

  await section.getByRole('link', { name: 'Ask for this price' }).click();
  await page.waitForURL('**/free-estimate');
  await page.locator('main form').scrollIntoViewIfNeeded();
  await toStep2(page);
  const line = page.getByText('Dye: About $750 for 250 sq ft', { exact: true });
  await line.waitFor();
  await page.getByLabel('Project description').fill('x'.repeat(99));
  expect(await next(page, 2).isDisabled()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Project description').fill(long);
  await next(page, 2).click();
  await fillContact(page, 'Ida Moreno');
  const sent = page.waitForRequest('**/api/send-email');
  await page.getByRole('button', { name: 'Send my request' }).click();
  const { message } = (await sent).postDataJSON() as { message: string };
  expect(message).toBe(`Dye: About $750 for 250 sq ft\n${long}`);
  await page.getByRole('alert').filter({ hasText: 'Request sent' }).waitFor();
  await expect.poll(() => line.count()).toBe(0);
  expect(await page.evaluate(() => [localStorage.length, location.search])).toEqual([0, '']);
  expect(lines).toEqual([]);
  await end();
});

test('a visitor removes the line', async () => {
  const { page, field, section, end } = await open({ reducedMotion: 'reduce' });
  await hydrated(page);
  await field.fill('90000');
  await section.getByRole('link', { name: 'Ask for this price' }).click();
  await page.waitForURL('**/free-estimate');
  await page.locator('main form').scrollIntoViewIfNeeded();
  await toStep2(page);
  await page.getByText('Acid stain: About $22,500-$35,000 for 5,000 sq ft', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Leave this line out' }).click();
  expect(await page.getByText('5,000 sq ft').count()).toBe(0);
  const message = page.getByLabel('Project description');
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
  await end();
});

test('without scripts there is only the table', async () => {
  const { field, section, end } = await open({ javaScriptEnabled: false });
  expect(await field.isVisible()).toBe(false);
  expect(await section.locator('tbody tr').allInnerTexts()).toHaveLength(4);
  expect(await section.innerText()).toContain('$1,200 to $4,000+');
  await end();
});
