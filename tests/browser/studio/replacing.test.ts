import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOn } from '../../support/browser/studio.ts';
import { ScratchSite } from '../../support/sites/scratch-site.ts';

/** A small site with different spellings of a word. */
const siteWithWords = (): ScratchSite => {
  const site = new ScratchSite();
  site.edit(
    'home.yaml',
    'heading: A dentist who takes the time',
    "heading: 'Oak, soaked OAK and **oak** tables'",
  );
  site.edit('contact.yaml', 'heading: Talk to the front desk', 'heading: Oaks and **oak** tables');
  return site;
};

const { open, documents } = studioOn(siteWithWords);
const studio = oneWindow(() => open('/contact'));

const openSearch = async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  return page.getByRole('dialog');
};
const leave = async () => {
  const dialog = studio().page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
};
const headings = () =>
  ['home.yaml', 'contact.yaml'].map((name) => /heading: (.*)/.exec(documents().text(name))?.[1] ?? '');
const save = async () => {
  await studio().page.keyboard.press('Control+s');
  await studio().page.getByText('All changes are saved').waitFor();
};

test('whole words are replaced in the selected matches, preserving capitalization', async () => {
  const { page } = studio();
  const dialog = await openSearch();
  await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill('oak');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('maple');
  await dialog.getByRole('button', { name: 'Find' }).click();
  const lines = dialog.getByRole('list', { name: 'Before → after' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(4);
  const shown = await lines.allTextContents();
  expect(shown.map((line) => /(?:oak|Oak|OAK)is replaced with → [\w*]*/.exec(line)?.[0])).toEqual([
    'oakis replaced with → maple**',
    'Oakis replaced with → Maple',
    'OAKis replaced with → MAPLE',
    'oakis replaced with → maple**',
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await lines.last().getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Replace: 3' }).click();
  await dialog.getByText('3 matches were replaced.').waitFor();
  await leave();
  await save();
  expect(headings()).toEqual(["'Maple, soaked MAPLE and **oak** tables'", 'Oaks and **maple** tables']);
});

test('matches that cannot be replaced are listed with the reason', async () => {
  const dialog = await openSearch();
  await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill('oak tables');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByText('Only part of this text is bold.').first().waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(1);
  expect(await dialog.getByRole('button', { name: /^(Replace|Delete)/ }).count()).toBe(0);
  await leave();
});

test('words are removed only after confirmation', async () => {
  const before = headings();
  const { page } = studio();
  const dialog = await openSearch();
  await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill('soaked');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByRole('button', { name: 'Delete: 1' }).click();
  const confirm = dialog.getByRole('button', { name: 'Yes, delete' });
  await confirm.waitFor();
  await page.getByText('All changes are saved').waitFor();
  await confirm.click();
  await dialog.getByText('1 match was replaced.').waitFor();
  await leave();
  await save();
  expect(headings()).toEqual([before[0]?.replace('soaked ', ''), before[1]]);
});
