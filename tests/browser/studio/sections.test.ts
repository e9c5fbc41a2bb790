import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { findPageErrors, noPageErrors, horizontalOverflow } from '../../support/browser/page-errors.ts';
import { pointIn } from '../../support/browser/mouse.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOn, tabTo } from '../../support/browser/studio.ts';
import { ScratchSite } from '../../support/sites/scratch-site.ts';

/** A small site with a second footer group, whose entries have comments. */
const siteWithGroups = (): ScratchSite => {
  const site = new ScratchSite();
  const more = `    - heading: More
      links:
        # of visits
        - { label: Book, href: /contact#message } # now
        - { label: Call, href: 'tel:{phone}' }
`;
  site.edit('_site.yaml', '  contact:\n    heading: Contact', `${more}  contact:\n    heading: Contact`);
  return site;
};

const { open, documents } = studioOn(siteWithGroups);
const studio = oneWindow(open);

const expectStatus = (text: string) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
/** Starts a keyboard drag of the focused element; its other keys are handled from the next task on. */
const lift = async (text: string) => {
  await studio().page.keyboard.press('Space');
  await expectStatus(text);
  await studio().page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
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
  const handles = page.getByRole('button', { name: /^Drag: / });
  await handles.nth(1).hover();
  const top = await pointIn(handles.first());
  await page.mouse.down();
  for (const below of [20, 10, 0]) await page.mouse.move(top.x, top.y + below);
  await expectStatus('Moved to position 1 of 5');
  await page.mouse.up();
  await expectStatus('Now item 1 of 5');
  await isNow([benefits, hero, ...others]);
  await expect.poll(() => focused(page)).toMatch(/^Drag: /);
  await lift('Moved to position 1 of 5');
  await page.keyboard.press('ArrowDown');
  await expectStatus('Moved to position 2 of 5');
  await page.keyboard.press('Space');
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

test('a menu entry is dragged to another group with its comments, by keyboard and by pointer', async () => {
  const before = documents().text('_site.yaml');
  const { page } = studio();
  await page.getByRole('button', { name: 'Site facts, menus and texts' }).click();
  for (const fold of [/^Footer/, 'Practice', 'More'])
    await page.getByRole('button', { name: fold, exact: true }).click();

  await page.getByRole('button', { name: 'Drag: Book' }).focus();
  await lift('Moved to position 1 of 2');
  await page.keyboard.press('ArrowUp');
  await expectStatus('Moved to position 3 of 3 in Practice');
  await page.keyboard.press('ArrowUp');
  await expectStatus('Moved to position 2 of 3 in Practice');
  await page.keyboard.press('Space');
  await expectStatus('Now item 2 of 3');
  await expect.poll(() => focused(page)).toBe('Drag: Book');
  const visits = '        # of visits\n        - { label: Book, href: /contact#message } # now\n';
  const hours = '        - { label: Opening hours, href: /contact#hours }\n';
  expect(await saved('_site.yaml')).toBe(before.replace(visits, '').replace(hours, visits + hours));
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await saved('_site.yaml')).toBe(before);

  // After the last entry of the other group.
  const handle = (name: string) => page.getByRole('button', { name: `Drag: ${name}` });
  // In the middle of the viewport, dragging does not scroll.
  await handle('Call').evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await handle('Opening hours').hover();
  const down = await pointIn(handle('Call'));
  await page.mouse.down();
  for (const below of [10, 30, 50]) await page.mouse.move(down.x, down.y + below);
  await expectStatus('Moved to position 3 of 3 in More');
  await page.mouse.up();
  await expectStatus('Now item 3 of 3');
  const call = "        - { label: Call, href: 'tel:{phone}' }\n";
  expect(await saved('_site.yaml')).toBe(before.replace(hours, '').replace(call, call + hours));
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

  // The same in the form, where entries always show their tools.
  await page.locator('[id="field-sections.1"]').click();
  const items = page.locator('[id^="field-sections.1.items."][id$="-remove"]');
  await items.first().waitFor();
  const count = await items.count();
  await items.first().dblclick();
  await expect.poll(() => items.count()).toBe(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => items.count()).toBe(count);
});
