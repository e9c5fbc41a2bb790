import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from './setup/browser.ts';

const visit = useBrowser();
const shownSteps = '[data-step]:visible';

describe('when scripts do not come', () => {
  test('the wizard opens up when the shell cannot be loaded', async () => {
    const { page, end } = await visit('about:blank');
    await page.route('**/assets/shell-*.js', (route) => route.abort());
    await page.goto('/free-estimate');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => page.locator(shownSteps).count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
    await end();
  });

  test('the wizard opens up by itself when not even the first script runs', async () => {
    const { page, end } = await visit('about:blank');
    await page.route('**/assets/loader-*.js', (route) => route.abort());
    await page.goto('/free-estimate');
    expect(await page.locator(shownSteps).count()).toBe(1);
    await expect.poll(() => page.locator(shownSteps).count(), { timeout: 20_000 }).toBe(3);
    await end();
  });

  test('what is typed while scripts are slow is still there when they arrive', async () => {
    const { page, console: lines, end } = await visit('about:blank');
    await page.route('**/assets/shell-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto('/contact');
    const field = page.locator('[data-section=contact-form] [name=message]');
    await field.fill('Written early');
    await hydrated(page);
    expect(await field.inputValue()).toBe('Written early');
    expect(lines).toEqual([]);
    await end();
  });
});
