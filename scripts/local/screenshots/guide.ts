import type { Page } from 'playwright-core';

/** Brings a page into the state of a screenshot. */
export type PageAction = (page: Page) => Promise<unknown>;

/** Starts editing the main heading, with the cursor in it. */
const editHeading = async (page: Page): Promise<void> => {
  const heading = page.frameLocator('iframe:not([inert])').getByRole('heading', { level: 1 });
  // Playwright would click at the wrong position in a scaled page.
  await heading.dispatchEvent('click');
  await page.locator('[contenteditable=true]:focus').waitFor();
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Review and publish' });

const review = async (page: Page): Promise<void> => {
  await editHeading(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' the first time');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog(page).getByRole('listitem').first().waitFor();
};

const publish = async (page: Page): Promise<void> => {
  await review(page);
  await dialog(page).getByRole('textbox', { name: 'What did you change' }).fill('Say how well it is done');
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const done = dialog(page).getByText(/^Your changes are (published|in the history)/);
  await done.waitFor();
  await dialog(page).getByText('There are no changes to publish').waitFor();
  await done.scrollIntoViewIfNeeded();
};

/** Screenshots of the Studio for the editor's guide (`pages/README.md`). They do not depend on texts of the site. */
export const guideViews: Record<string, PageAction> = {
  fields: editHeading,
  review,
  'before-after': async (page) => {
    await review(page);
    await dialog(page).getByText('Compare before and after').click();
    const frames = page.locator('figure iframe');
    for (const frame of [frames.first(), frames.last()])
      await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor();
    await frames.first().evaluate((frame) => frame.closest('figure')?.scrollIntoView({ block: 'start' }));
  },
  published: publish,
  history: async (page) => {
    await publish(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const entry = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first();
    await entry.getByText('Show changes').click();
    await entry.getByText('Line by line').waitFor();
  },
};
