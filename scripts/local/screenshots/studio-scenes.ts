import type { Locator, Page } from 'playwright-core';

/** A view of the Studio. Nothing in it names a word of the site. */
export type StudioScene = { name: string; play: (page: Page) => Promise<unknown> };

/** Shows what is behind a tab where there is no room for all; where there is, it stands there already. */
const tab = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) {
    const found = page.getByRole('tab', { name, exact: true });
    if ((await found.count()) > 0) await found.first().click();
  }
};

const heading = (page: Page): Locator =>
  page.frameLocator('iframe:not([inert])').getByRole('heading', { level: 1 });

const fields = async (page: Page): Promise<void> => {
  await heading(page).click();
  await page.locator('[contenteditable=true]:focus').waitFor();
};

/** A dialog of the menu of the page. */
const ofMenu = (name: string, action: string): StudioScene => ({
  name,
  play: async (page) => {
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').locator('input, [role=alert]').first().waitFor({ state: 'attached' });
  },
});

export const studioScenes: StudioScene[] = [
  { name: 'page', play: (page) => heading(page).waitFor() },
  { name: 'pages', play: (page) => tab(page, 'Pages') },
  { name: 'fields', play: fields },
  {
    name: 'yaml',
    play: async (page) => {
      await fields(page);
      await tab(page, 'YAML');
      await page.locator('#panel-yaml .cm-line').first().waitFor();
    },
  },
  {
    name: 'problems',
    play: async (page) => {
      await tab(page, 'Problems');
      const folded = page.locator('details:not([open]) > summary');
      if (await folded.isVisible()) await folded.click();
    },
  },
  {
    name: 'changes',
    play: async (page) => {
      await fields(page);
      await page.keyboard.type('A ');
      await page.getByRole('button', { name: 'What changed' }).click();
      await page.locator('[role=dialog] .cm-changedLine').waitFor();
    },
  },
  {
    name: 'palette',
    play: async (page) => {
      await fields(page);
      await page.getByRole('button', { name: 'Add a section below' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ofMenu('new-page', 'New page'),
  ofMenu('rename', 'Change the address'),
  ofMenu('remove', 'Remove the page'),
  ofMenu('pictures', 'Pictures'),
  ofMenu('search', 'Find words'),
];
