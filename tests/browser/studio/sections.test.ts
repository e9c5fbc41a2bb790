import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { pointIn } from '../../support/browser/mouse.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { focused, studioOfTests, tabTo } from '../../support/browser/studio.ts';
import { runsAll } from '../../support/sample.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(open);

const expectStatus = (text: string) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
/** Returns the text of a document after all changes are saved. */
const saved = async (name: string) => {
  await studio().save();
  return documents().text(name);
};

test('sections are added, moved, copied and removed by keyboard only, and by dragging', async () => {
  const { page, site } = studio();
  const types = () =>
    site.locator('[data-section]').evaluateAll((all) => all.map((one) => one.dataset['section']));
  const before = await types();
  /** Returns the background colors of the visible sections. */
  const grounds = () =>
    site
      .locator('[data-section]:not([data-hidden])')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const seen = await grounds();
  const isNow = (wanted: unknown[]) => expect.poll(types).toEqual(wanted);
  const [hero, benefits, ...others] = before;

  await tabTo(page, 'Top of the page');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Add a section below');
  await page.keyboard.press('Enter');
  const palette = page.getByRole('dialog');
  await expect.poll(() => focused(page)).toBe('Search');
  await page.keyboard.type('callout');
  await expect.poll(() => palette.locator('iframe').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
  await isNow([hero, 'callout', benefits, ...others]);

  await tabTo(page, 'Move down: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', ...others]);
  await expectStatus('Now item 3 of 6');
  const note = () =>
    site
      .locator('[data-section]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
  await tabTo(page, 'Hide from visitors', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(note).toEqual(['none', 'none', '"Hidden from visitors"', 'none', 'none', 'none']);
  await page.getByRole('button', { name: 'Show to visitors', exact: true }).waitFor();
  expect(new Set(seen).size).toBe(2);
  expect(await grounds()).toEqual(seen);

  await tabTo(page, 'Copy: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', 'callout', ...others]);
  await tabTo(page, 'Remove: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', ...others]);

  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('Control+z');
  await isNow(before);
  expect(await page.getByText('All changes are saved').isVisible()).toBe(true);

  // Drag above the first entry, and back by keyboard.
  const handle = (index: number) => page.getByTitle(/^Drag: /).nth(index);
  await handle(1).hover();
  const top = await pointIn(handle(0));
  await page.mouse.down();
  const dragUp = async () => {
    for (const below of [20, 10, 0]) await page.mouse.move(top.x, top.y + below);
    return (await pointIn(handle(0))).y;
  };
  // The first entry makes room.
  await expect.poll(dragUp).toBeGreaterThan(top.y + 10);
  await page.mouse.up();
  await expectStatus('Now item 1 of 5');
  await isNow([benefits, hero, ...others]);
  await page.locator('[id="field-sections.0-down"]').press('Enter');
  await expectStatus('Now item 2 of 5');
  await isNow(before);
  expect(documents().text('home.yaml')).toContain('type: hero');
});

test.runIf(runsAll)(
  'a yes/no field is set by one click, and reset without a trace by another one',
  async () => {
    const before = documents().text('home.yaml');
    const { page } = studio();
    await page.getByRole('button', { name: 'This page' }).click();
    const card = page.getByRole('radiogroup', { name: 'Pop-up card' });
    await card.getByLabel('No').click();
    expect(await saved('home.yaml')).toContain('\npopup: false\n');
    expect(await violationsOn(page, { within: ['#panel-fields'] })).toEqual([]);
    // Without the field the card is shown.
    await card.getByLabel('Yes').click();
    expect(await saved('home.yaml')).toBe(before);
  },
);

test('on the page, a section is added below another one and scrolled to; a double-click on a tool acts once', async () => {
  const { page, site, go } = studio();
  await go('/');
  const types = () =>
    site.locator('[data-section]').evaluateAll((all) => all.map((one) => one.dataset['section']));
  const before = await types();
  const hover = (index: number) =>
    site
      .locator('[data-section]')
      .nth(index)
      .hover({ position: { x: 700, y: 5 } });
  await hover(0);
  await site.getByRole('button', { name: 'Add a section below' }).click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('searchbox').fill('missed');
  await palette.getByRole('button', { name: /^Note/ }).click();
  await palette.waitFor({ state: 'detached' });
  await expect.poll(types).toEqual([before[0], 'callout', ...before.slice(1)]);
  const isInView = () =>
    site.locator('[data-section=callout]').evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return shown > Math.min(bottom - top, innerHeight) / 2;
    });
  await expect.poll(isInView).toBe(true);
  await hover(1);
  await site.getByRole('button', { name: 'Remove: ' }).dblclick();
  await expect.poll(types).toEqual(before);
  // A second removal would need a third undo.
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(types).toEqual(before);
  await page.getByText('All changes are saved').waitFor();
});
