import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();

const openFromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Lazily loaded parts of the Studio: how to open them, and what they show. */
const parts: { open: (page: Page) => Promise<void>; shown: string }[] = [
  { open: (page) => page.getByRole('tab', { name: 'YAML' }).click(), shown: '#panel-yaml .cm-content' },
  {
    open: (page) => page.getByRole('button', { name: 'Review', exact: true }).click(),
    shown: 'role=dialog',
  },
  { open: openFromMenu('Images'), shown: 'role=dialog' },
];

test('all parts of the Studio work offline once the page was shown', async () => {
  const { page, end } = await open();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const part of parts) {
    await part.open(page);
    await page.locator(part.shown).waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.getByText('The Studio cannot show this part').count()).toBe(0);
  await end();
});
