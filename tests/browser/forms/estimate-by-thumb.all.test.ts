import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** Returns the controls of the form in the window that something else covers. The header may cover what was scrolled past. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.locator('main form').evaluate((form) => {
    const covers = ({ left, width, top, bottom }: DOMRect) =>
      [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
        const found = document.elementFromPoint(left + width / 2, y);
        return found !== null && !form.contains(found) && !found.closest('header');
      });
    return [...form.querySelectorAll('input, textarea, button, label')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.left >= 0 && box.top >= 0 && box.bottom <= innerHeight)
      .filter(({ control, box }) => !control.closest('[aria-hidden=true]') && covers(box))
      .map(({ control }) => control.getAttribute('name') ?? control.textContent);
  });

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
];

test.each(sizes)(
  'an estimate takes 9 taps at $width x $height, and nothing covers a control',
  async (size) => {
    const { page } = await visit('/free-estimate', { viewport: size, hasTouch: true, isMobile: true });
    await hydrated(page);
    const room = page.locator('main label', { hasText: 'Kitchen' });
    // On a higher phone the bar may cover the end of the first step, until the form has the focus.
    const covered = size.height === 640 ? await coveredControls(page) : [];
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
      // The bar at the bottom leaves the window while the form has the focus.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('footer > div')].every((part) =>
          part.getAnimations().every(({ timeline }) => timeline !== document.timeline),
        ),
      );
      covered.push(...(await coveredControls(page)));
    };
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await tap(room);
    await tap(page.locator('[data-step="1"]').getByRole('button', { name: 'Next' }));
    await tap(field('message'));
    await page.keyboard.type('A new oak floor in the hall and the living room, '.repeat(3));
    await tap(page.locator('[data-step="2"]').getByRole('button', { name: 'Next' }));
    for (const [name, value] of Object.entries({
      name: 'Ida Example',
      email: 'ida@mail.example',
      phone: '714 555 0100',
      zipCode: '92626',
    })) {
      await tap(field(name));
      await page.keyboard.type(value);
    }
    expect(covered).toEqual([]);
    await page.locator('main form [type=submit]').last().tap();
    // After the request was sent the form begins again.
    await page.locator('[data-step="1"]').waitFor();
    expect(taps + 1).toBeLessThanOrEqual(9);
  },
);
