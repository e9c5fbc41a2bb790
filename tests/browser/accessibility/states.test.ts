import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

const widths = [390, 1440];

const at = async (path: string) => {
  const visitor = await visit(path, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await hydrated(visitor.page);
  return visitor;
};

/** Runs axe on parts of a page in their current state, at every width. */
const judge = async (page: Page, within: string[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, found: await violationsOn(page, { within }) }).toEqual({ width, found: [] });
  }
};

const send = (page: Page, status: number) =>
  page.route('**/api/send-email', (route) => route.fulfill({ status, body: '{}' }));

test('in forced-colors mode, elements distinguished by their background have a border', async () => {
  const { page, end } = await visit('/free-estimate', { forcedColors: 'active' });
  const edges = await page
    .locator('.MuiButton-contained, [popover]')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderStyle))]);
  expect(edges).toEqual(['solid']);
  await end();
});

test('no line or mark is drawn by the background of a pseudo-element, which forced colors remove', async () => {
  const { page, end } = await visit('about:blank');
  for (const route of ['/', '/about', '/marble-polishing', '/free-estimate']) {
    await page.goto(route);
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((element) =>
        ['::before', '::after']
          .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
          .filter(({ style }) => style.content === '""' && style.backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ pseudo }) => element.localName + pseudo),
      ),
    );
    expect([route, ...drawn]).toEqual([route]);
  }
  await end();
});

test('in forced-colors mode the bars of the completed steps differ from the others', async () => {
  const { page, end } = await visit('/free-estimate', { forcedColors: 'active' });
  const colors = await page
    .locator('li[data-done]')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopColor));
  expect(new Set(colors.slice(1)).size).toBe(1);
  expect(colors[0]).not.toBe(colors[1]);
  await end();
});

describe('axe reports no violation', () => {
  test('on each step of the wizard, with error messages and notices', async () => {
    const { page, end } = await at('/free-estimate');
    await send(page, 500);
    const wizard = ['main section:has(form)', '.notistack-SnackbarContainer'];
    const next = (step: number) =>
      page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Next' }).click();
    // every-route.test.ts checks the first step and the rest of the page.
    await page.getByLabel('Kitchen', { exact: true }).check();
    await next(1);
    await judge(page, wizard);
    await page.locator('[name=message]').fill('A floor of oak boards. '.repeat(6));
    await next(2);
    const submit = page.getByRole('button', { name: 'Send my request' });
    await submit.click();
    await judge(page, wizard);
    for (const [name, value] of [
      ['name', 'A'],
      ['email', 'a@b.co'],
      ['phone', '1'],
      ['zipCode', '92626'],
    ] as const) {
      await page.locator(`[data-step="3"] [name=${name}]`).fill(value);
    }
    await submit.click();
    await page.locator('.notistack-SnackbarContainer').getByRole('alert').waitFor();
    await judge(page, wizard);
    await send(page, 202);
    await submit.click();
    await page.getByText('Request sent').waitFor();
    await judge(page, wizard);
    await end();
  });

  test('with the popup or a menu open', async () => {
    const { page, end } = await at('/about');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const popup = page.getByText('May we come and measure?');
    await popup.waitFor();
    await judge(page, ['html']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await popup.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Services menu' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const group of await page.locator('#phone-menu summary').all()) await group.click();
    expect(await violationsOn(page)).toEqual([]);
    await end();
  });
});
