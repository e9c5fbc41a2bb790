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

const headings = () =>
  ['home.yaml', 'contact.yaml'].map((name) => /heading: (.*)/.exec(documents().text(name))?.[1] ?? '');

test('whole words are replaced where they are selected, and removed only after confirmation', async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  const dialog = page.getByRole('dialog');
  const find = async (text: string, replacement: string) => {
    await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill(text);
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill(replacement);
    await dialog.getByRole('button', { name: 'Find' }).click();
  };
  await find('oak', 'maple');
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

  await find('oak tables', '');
  await dialog.getByText('Only part of this text is bold.').first().waitFor();
  expect(await dialog.getByRole('button', { name: /^(Replace|Delete)/ }).count()).toBe(0);

  await find('soaked', '');
  await dialog.getByRole('button', { name: 'Delete: 1' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete' }).click();
  await dialog.getByText('1 match was replaced.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(headings()).toEqual(["'Maple, MAPLE and **oak** tables'", 'Oaks and **maple** tables']);
});
