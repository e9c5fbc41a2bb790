import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();

/** Parts of the Studio that are loaded later, and how they are opened. */
const parts: Record<string, { file: RegExp; open: (page: Page) => Promise<void>; shown: string }> = {
  YAML: {
    file: /yaml-editor/,
    open: (page) => page.getByRole('tab', { name: 'YAML' }).click(),
    shown: '#panel-yaml .cm-content',
  },
  'Review and publish': {
    file: /publish-dialog/,
    open: (page) => page.getByRole('button', { name: 'Review and publish', exact: true }).click(),
    shown: 'role=dialog',
  },
  ...Object.fromEntries(
    [
      ['Pictures', /pictures-dialog/],
      ['History', /history-dialog/],
    ].map(([name, file]) => [
      name,
      {
        file,
        open: async (page: Page) => {
          await page.getByRole('button', { name: 'Page', exact: true }).click();
          await page.getByRole('menuitem', { name: String(name) }).click();
        },
        shown: 'role=dialog',
      },
    ]),
  ),
};

test('all parts are there without a connection once the page was shown', async () => {
  const { page, end } = await open();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const part of Object.values(parts)) {
    await part.open(page);
    await page.locator(part.shown).waitFor();
    expect(await page.getByText('cannot be loaded').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
  await end();
});

test.each(Object.keys(parts))('%s cannot be loaded: it says so, and what was typed stays', async (name) => {
  const part = parts[name] as (typeof parts)[string];
  const { page, site, heading, end } = await open();
  // As after a new version was deployed: the file of this one is gone.
  await page.context().route(part.file, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.reload();
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill(`Typed before ${name}`);
  await heading(`Typed before ${name}`);
  await part.open(page);
  await page.getByText('This part of the Studio cannot be loaded').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This part of the Studio cannot be loaded').waitFor();
  await page.context().unroute(part.file);
  await page.getByRole('button', { name: 'Reload the Studio' }).click();
  await heading(`Typed before ${name}`);
  await part.open(page);
  await page.locator(part.shown).waitFor();
  await end();
});
