import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { findPageErrors, noPageErrors, horizontalOverflow } from '../../support/browser/page-errors.ts';
import { pointIn } from '../../support/browser/mouse.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOfTests, tabTo } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(open);

const expectStatus = (text: string) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
/** Returns the text of a document after all changes are saved. */
const saved = async (name: string) => {
  await studio().page.keyboard.press('Control+s');
  await studio().page.getByText('All changes are saved').waitFor();
  return documents().text(name);
};

test('the toolbar of a section covers no text', async () => {
  const { site } = studio();
  for (const heading of await site.locator('main h2').all()) {
    await heading.hover();
    await site.getByRole('toolbar').waitFor();
    const covered = await site.locator('body').evaluate((body) => {
      const bar = body.querySelector('[role=toolbar]')!.getBoundingClientRect();
      const range = document.createRange();
      const texts = document.createTreeWalker(body.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top,
        );
        if (isCovered) words.push(range.toString());
      }
      return words;
    });
    expect(covered).toEqual([]);
  }
});

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

  await tabTo(page, 'Hero');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Add a section below');
  await page.keyboard.press('Enter');
  const palette = page.getByRole('dialog');
  await expect.poll(() => focused(page)).toBe('Search');
  await page.keyboard.type('callout');
  await expect.poll(() => palette.locator('iframe').count()).toBe(1);
  // Tested here, because opening the palette renders all section types, which is slow.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findPageErrors(page)).toEqual(noPageErrors);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  await page.setViewportSize(studioDesk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
  await isNow([hero, 'callout', benefits, ...others]);

  await tabTo(page, 'Move down: Callout');
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

  await tabTo(page, 'Copy: Callout');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', 'callout', ...others]);
  await tabTo(page, 'Remove: Callout');
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

test('a yes/no field is set by one click, and reset without a trace by another one', async () => {
  const before = documents().text('home.yaml');
  const { page } = studio();
  await page.getByRole('button', { name: 'This page' }).click();
  const card = page.getByRole('radiogroup', { name: 'Pop-up card' });
  // Without the field the card is shown, so both answers differ from it being unset.
  await card.getByLabel('No').click();
  expect(await saved('home.yaml')).toContain('\npopup: false\n');
  await card.getByLabel('No').press('ArrowLeft');
  expect(await saved('home.yaml')).toContain('\npopup: true\n');
  expect(await violationsOn(page)).toEqual([]);
  await card.getByLabel('Default').click();
  expect(await saved('home.yaml')).toBe(before);
});

test('entries of a nested list move by buttons and have no handle', async () => {
  const { page } = studio();
  const before = documents().text('_site.yaml');
  await page.getByRole('button', { name: 'Site facts, menus and texts' }).click();
  await page.getByRole('button', { name: /^Header/ }).click();
  await page.getByRole('button', { name: 'Move up: Contact' }).click();
  await expectStatus('Now item 1 of');
  await expect.poll(() => focused(page)).toMatch(/^Move down: Contact/);
  expect(await page.getByTitle(/^Drag: /).count()).toBe(0);
  expect(await saved('_site.yaml')).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await saved('_site.yaml')).toBe(before);
});

/** Returns the section types on the page. */
const typesOnPage = () =>
  studio()
    .site.locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.dataset['section']));

test('the add button of a section on the page opens the palette, and the page scrolls to the new section', async () => {
  const { page, site, go } = studio();
  await go('/');
  const before = await typesOnPage();
  await site
    .locator('[data-section]')
    .first()
    .hover({ position: { x: 700, y: 5 } });
  await site.getByRole('button', { name: 'Add a section below' }).click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('searchbox').fill('callout');
  await palette.getByRole('button', { name: /^Callout/ }).click();
  await palette.waitFor({ state: 'detached' });
  await expect.poll(typesOnPage).toEqual([before[0], 'callout', ...before.slice(1)]);
  const isInView = (type: string) =>
    site
      .locator(`[data-section=${type}]`)
      .last()
      .evaluate((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return shown > Math.min(bottom - top, innerHeight) / 2;
      });
  await expect.poll(() => isInView('callout')).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(typesOnPage).toEqual(before);

  // After the last section, with the add button of the form.
  await page.getByRole('button', { name: /^Add (to: Sections|a section)$/ }).click();
  await palette.getByRole('searchbox').fill('process steps');
  await palette.getByRole('button', { name: /^Process steps/i }).click();
  await expect.poll(typesOnPage).toEqual([...before, 'process-steps']);
  await expect.poll(() => isInView('process-steps')).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(typesOnPage).toEqual(before);
});

test('a double-click on a section tool runs its action once', async () => {
  const { page, site, go } = studio();
  await go('/');
  const before = await typesOnPage();
  const [first, second, third, ...others] = before;
  const twice = async (tool: string, after: unknown[]): Promise<void> => {
    await site
      .locator('[data-section]')
      .nth(1)
      .hover({ position: { x: 700, y: 5 } });
    await site.getByRole('button', { name: tool }).dblclick();
    await expect.poll(typesOnPage).toEqual(after);
    // A second change would need a second undo.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(typesOnPage).toEqual(before);
  };
  await twice('Remove: ', [first, third, ...others]);
  await twice('Copy: ', [first, second, second, third, ...others]);
  await twice('Move down: ', [first, third, second, ...others]);

  // The same in the form, where entries always show their tools. The undo has opened the section that moved.
  const items = page.locator('[id^="field-sections.1.items."][id$="-remove"]');
  await items.first().waitFor();
  const count = await items.count();
  await items.first().dblclick();
  await expect.poll(() => items.count()).toBe(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => items.count()).toBe(count);
});
