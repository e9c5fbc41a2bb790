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

/** Opens the field of the main heading, and puts the cursor into it. */
export const editHeading = async (page: Page): Promise<void> => {
  // A page that is made smaller is not where Playwright would aim.
  await heading(page).dispatchEvent('click');
  await page.locator('[contenteditable=true]:focus').waitFor();
};

/** Opens a document by its name in the list of pages. */
const openDocument = async (page: Page, name: string): Promise<void> => {
  await tab(page, 'Pages');
  await page.getByRole('button', { name }).click();
  await tab(page, 'Fields');
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

const pictures = ofMenu('pictures', 'Pictures');

export const studioScenes: StudioScene[] = [
  { name: 'page', play: (page) => heading(page).waitFor() },
  { name: 'pages', play: (page) => tab(page, 'Pages') },
  { name: 'fields', play: editHeading },
  {
    name: 'yaml',
    play: async (page) => {
      await editHeading(page);
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
      await editHeading(page);
      await page.keyboard.type('A ');
      await page.getByRole('button', { name: 'What changed' }).click();
      await page.locator('[role=dialog] .cm-changedLine').waitFor();
    },
  },
  {
    name: 'palette',
    play: async (page) => {
      await editHeading(page);
      await page.getByRole('button', { name: 'Add a section below' }).click();
      // What they look like is rendered in frames of their own.
      await page.waitForFunction(() => {
        const frames = [...document.querySelectorAll<HTMLIFrameElement>('[role=dialog] iframe')];
        const seen = frames.filter((frame) => frame.getBoundingClientRect().top < innerHeight);
        return seen.length > 0 && seen.every((frame) => frame.contentDocument?.querySelector('main > *'));
      });
    },
  },
  {
    name: 'hidden-section',
    play: async (page) => {
      await editHeading(page);
      await page.getByRole('button', { name: 'Hide from visitors' }).first().click();
      await tab(page, 'Page');
    },
  },
  {
    name: 'wrong-field',
    play: async (page) => {
      await editHeading(page);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.getByText('To fix:').first().waitFor();
    },
  },
  {
    name: 'unreadable',
    play: async (page) => {
      await editHeading(page);
      await tab(page, 'YAML');
      await page.getByRole('textbox', { name: /^The text of/ }).click();
      await page.keyboard.type('"');
      await tab(page, 'Fields');
      await page.getByText('The fields cannot be shown').waitFor();
    },
  },
  { name: 'site-facts', play: (page) => openDocument(page, 'Facts, menus and words of the site') },
  ofMenu('new-page', 'New page'),
  ofMenu('rename', 'Change the address'),
  ofMenu('remove', 'Remove the page'),
  pictures,
  {
    name: 'one-picture',
    play: async (page) => {
      await pictures.play(page);
      await page.getByRole('dialog').getByRole('button', { name: /^On / }).first().click();
      await page.getByRole('button', { name: 'All pictures' }).waitFor();
    },
  },
  ofMenu('search', 'Find words'),
];
