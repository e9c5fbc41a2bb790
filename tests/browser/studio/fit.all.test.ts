import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPageErrors, noPageErrors, horizontalOverflow } from '../../support/browser/page-errors.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { studioOfTests, type StudioWindow } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
let window: StudioWindow;
beforeAll(async () => {
  // A fixable problem that does not prevent rendering.
  documents().edit('home.yaml', 'See [all hours](/contact#hours)', 'See [all hours](/contact#hous)');
  window = await open();
});
afterAll(() => window.end());

const telephone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };

type View = {
  show: () => Promise<unknown>;
  leave?: () => Promise<unknown>;
  /**
   * Whether to skip the desktop width: pages and preview are then next to every other view, and dialogs look as on a
   * phone.
   */
  isRedundantAtDesktop?: true;
};

const escape = async (): Promise<void> => {
  await window.page.keyboard.press('Escape');
  await window.page.getByRole('dialog').waitFor({ state: 'detached' });
};
/** A dialog of the page menu. */
const ofMenu = (name: string): View => ({
  show: async () => {
    const dialog = await window.choose(name);
    await dialog.locator('input, [role=alert]').first().waitFor({ state: 'attached' });
  },
  leave: escape,
});
/** A view that is next to the others if there is room, and behind a tab otherwise. */
const view = (...tabs: string[]): View => ({
  show: async () => {
    for (const name of tabs) {
      const tab = window.page.getByRole('tab', { name, exact: true });
      if ((await tab.count()) > 0) await tab.first().click();
    }
  },
});

const views: [string, View][] = [
  ['the page', view('Preview')],
  ['the pages', view('Pages')],
  [
    'the problems',
    {
      show: async () => {
        await view('Problems').show();
        const folded = window.page.locator('details:not([open]) > summary').first();
        if (await folded.isVisible()) await folded.click();
      },
      isRedundantAtDesktop: true,
    },
  ],
  [
    'the fields',
    {
      show: async () => {
        await view('Preview').show();
        await window.site.getByRole('heading', { name: 'Why patients stay' }).dispatchEvent('click');
        await window.page.getByRole('button', { name: /^One dentist/ }).click();
      },
      isRedundantAtDesktop: true,
    },
  ],
  [
    'the text',
    {
      show: view('Fields', 'YAML').show,
      leave: () => window.page.locator('#tab-fields').click(),
      isRedundantAtDesktop: true,
    },
  ],
  [
    'the palette',
    {
      show: async () => {
        await view('Fields').show();
        await window.page.getByRole('button', { name: /^Add (to: Sections|a section)$/ }).click();
        await window.page.getByRole('dialog').getByRole('searchbox').fill('missed');
      },
      leave: escape,
    },
  ],
  // One dialog stays open when the window grows, which represents all of them.
  ['a new page', { ...ofMenu('New page'), isRedundantAtDesktop: true }],
  ['another address', ofMenu('Change address')],
  ['removing a page', ofMenu('Remove page')],
  ['the images', ofMenu('Images')],
  ['finding words', ofMenu('Find and replace')],
  [
    'the review',
    {
      show: async () => {
        await window.page.getByRole('button', { name: 'Review', exact: true }).click();
        await window.page.getByText('What you save is written to the files of this computer').waitFor();
      },
      leave: escape,
    },
  ],
];

/** Returns the size in px of the smallest text in sight. */
const smallestText = () =>
  window.page.evaluate(() => {
    const texts = [...document.querySelectorAll('body *')].filter(
      (each) =>
        each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
    );
    return Math.min(...texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  });

/** Resizes the window, which shows views side by side or behind tabs; a dialog hides the tabs. */
const resize = async (size: typeof desk) => {
  await window.page.setViewportSize(size);
  const tabs = window.page.getByRole('navigation', { name: 'View', includeHidden: true });
  await expect.poll(() => tabs.count()).toBe(size.width < 1280 ? 1 : 0);
};

test.each(views)(
  '%s: has no accessibility violations and no horizontal overflow',
  async (_, { show, leave, isRedundantAtDesktop }) => {
    const { page } = window;
    const dialogs = () => page.getByRole('dialog').count();
    await resize(telephone);
    await show();
    const shown = await dialogs();
    expect(await findPageErrors(page)).toEqual(noPageErrors);
    expect(await smallestText()).toBeGreaterThanOrEqual(14);
    await page.setViewportSize(narrow);
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    if (isRedundantAtDesktop) {
      await resize(desk);
      expect(await findPageErrors(page)).toEqual(noPageErrors);
    }
    expect(await dialogs()).toBe(shown);
    await leave?.();
  },
);

test('the preview simulates phone, tablet and desktop, scaled to the available room, and a click selects the field', async () => {
  await resize(desk);
  const frame = window.page.locator('iframe[src="page.html"]');
  const seen = () =>
    frame.evaluate((element: HTMLIFrameElement) => {
      const { left, width } = element.getBoundingClientRect();
      const room = element.parentElement?.getBoundingClientRect();
      const inside = element.contentWindow?.innerWidth ?? 0;
      return {
        inside,
        fits: width <= (room?.width ?? 0) && left >= (room?.left ?? 0),
        scale: width / inside,
      };
    });
  for (const [name, inside] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1024],
  ] as const) {
    await window.page.getByRole('button', { name, exact: true }).click();
    await expect.poll(seen).toMatchObject({ inside, fits: true });
  }
  const { scale } = await seen();
  expect(scale).toBeLessThan(0.8);
  const heading = window.site.getByRole('heading', { name: 'Why patients stay' });
  await heading.scrollIntoViewIfNeeded();
  const at = await heading.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const { left, top } = await frame.evaluate((element) => element.getBoundingClientRect().toJSON());
  await window.page.mouse.click(left + at.x * scale, top + at.y * scale);
  await window.page.locator('[contenteditable=true]:focus', { hasText: 'Why patients stay' }).waitFor();
});

test('the bar has two rows on a phone', async () => {
  await resize(telephone);
  expect((await window.page.locator('header').first().boundingBox())?.height).toBeLessThan(100);
  await resize(desk);
});

test('the toolbar of a section covers no text', async () => {
  const { site, page } = window;
  await page.setViewportSize(studioDesk);
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
