import type { Locator, Page } from 'playwright-core';
import type { SharedSite } from '../../../tests/support/git/shared-site.ts';
import { editHeading } from './studio-scenes.ts';

/** A site that two publish: one is in the Studio, the other elsewhere. */
export type Team = Record<'anna' | 'ben', ReturnType<SharedSite['editor']>>;

/** A view of publishing. Nothing in it names a word of the site. */
export type PublishingScene = { name: string; play: (page: Page, team: Team) => Promise<unknown> };

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Review and publish' });

/** Adds words to the main heading, and opens the review of it. */
const review = async (page: Page): Promise<void> => {
  await editHeading(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' the first time');
  await openReview(page);
  await dialog(page).getByRole('listitem').first().waitFor();
};

const openReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog(page).getByRole('heading', { name: 'What changes for visitors' }).waitFor();
};

const publish = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('textbox', { name: 'What did you change' }).fill('Say how well it is done');
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
};

const published = async (page: Page): Promise<void> => {
  await review(page);
  await publish(page);
  const told = dialog(page).getByText('It is published.');
  await told.waitFor();
  await dialog(page).getByText('Nothing differs').waitFor();
  await told.scrollIntoViewIfNeeded();
};

/** Waits for a page in two states, and brings it into view. */
const twoPages = async (page: Page): Promise<void> => {
  const frames = page.locator('figure iframe');
  for (const frame of [frames.first(), frames.last()])
    await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor();
  await frames.first().evaluate((frame) => frame.closest('figure')?.scrollIntoView({ block: 'start' }));
};

/** Publishes other words on the line that was saved in the Studio. */
const overtake = async ({ anna, ben }: Team): Promise<void> => {
  const diff = anna.git('diff', '--unified=0');
  const [, file = ''] = /^\+\+\+ b\/(.*)$/m.exec(diff) ?? [];
  const [, line = ''] = /^-(?!-)(.*)$/m.exec(diff) ?? [];
  ben.edit(file, line, line.replace(/(\w)(\W*)$/, '$1 and on time$2'));
  await ben.publish('Say that we are on time');
};

/** Publishes a change, and leaves the review. */
const publishOnce = async (page: Page): Promise<void> => {
  await published(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

const openHistory = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const entry = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first();
  await entry.getByText('What changed').click();
  await entry.getByText('Line by line').waitFor();
};

export const publishingScenes: PublishingScene[] = [
  { name: 'review', play: review },
  {
    name: 'before-after',
    play: async (page) => {
      await review(page);
      await dialog(page).getByText('Before and after').click();
      await twoPages(page);
    },
  },
  {
    name: 'held-back',
    play: async (page) => {
      await editHeading(page);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await openReview(page);
      await dialog(page).getByText('To fix before it can be published').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'same-line',
    play: async (page, team) => {
      await review(page);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('All changes are saved').waitFor({ state: 'attached' });
      await overtake(team);
      await openReview(page);
      await publish(page);
      await dialog(page).getByRole('button', { name: 'Compare' }).click();
      await page.locator('[role=dialog] .cm-changedLine').first().waitFor();
    },
  },
  { name: 'published', play: published },
  {
    name: 'history',
    play: async (page) => {
      await publishOnce(page);
      await openHistory(page);
    },
  },
  {
    name: 'earlier-page',
    play: async (page) => {
      await publishOnce(page);
      // So that it differs from what it was.
      await page.getByRole('button', { name: 'Undo' }).click();
      await openHistory(page);
      await page.getByText('Look at it').first().click();
      await twoPages(page);
    },
  },
];
