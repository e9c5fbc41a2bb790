import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';

const visit = useBrowser();
const visitor = oneWindow(() => visit('/'));

const hero = '[data-section$=-hero]';

/** Returns the opacity of each image of the slideshow at a time in ms after its start. */
const opacitiesAt = (page: Page, time: number): Promise<number[]> =>
  page.evaluate(
    ([selector, time]) => {
      for (const animation of document.querySelector(selector)?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = time;
      }
      const pictures = [...document.querySelectorAll(`${selector} img`)];
      return pictures.map((picture) => Math.round(Number(getComputedStyle(picture).opacity) * 10) / 10);
    },
    [hero, time] as const,
  );

/** Returns the running time-based animations in a part of the page. */
const running = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations === Infinity;
      }).length,
  );

test('the logo strip shows 6 logos twice, each 250px wide, in a loop', async () => {
  const { page } = visitor();
  const strip = page.locator('[data-section=logo-strip]');
  const items = await strip
    .locator('li')
    .evaluateAll((list) =>
      list.map((item) => [
        Math.round(item.getBoundingClientRect().width),
        item.querySelector('img')?.currentSrc,
      ]),
    );
  expect(items.map(([width]) => width)).toEqual(Array(12).fill(250));
  expect(new Set(items.slice(0, 6).map(([, src]) => src)).size).toBe(6);
  expect(items.slice(6)).toEqual(items.slice(0, 6));
  const loops = await strip.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().iterations),
  );
  expect(loops).toEqual([Infinity]);
});

test('the logo strip is paused by its button and while the pointer is over it', async () => {
  const { page } = visitor();
  const list = page.locator('[data-section=logo-strip] ul');
  const state = () => list.evaluate((element) => getComputedStyle(element).animationPlayState);
  await page.mouse.move(5, 5);
  expect(await state()).toBe('running');
  await list.locator('..').hover();
  expect(await state()).toBe('paused');
  await page.getByRole('button', { name: 'Pause logos' }).click();
  await page.mouse.move(5, 5);
  expect(await state()).toBe('paused');
  await page.getByRole('button', { name: 'Play logos' }).click();
  await page.mouse.move(5, 5);
  expect(await state()).toBe('running');
});

describe('slideshows', () => {
  test('the button stops and resumes the slideshow', async () => {
    const { page } = visitor();
    const moving = await running(page, hero);
    expect(moving).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    const still = await page
      .locator(`${hero} img`)
      .last()
      .evaluate((img) => getComputedStyle(img).animationPlayState);
    expect(still).toBe('paused');
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    expect(await running(page, hero)).toBe(moving);
  });

  test('the home hero fills the screen and loops every 6 seconds with a fade of 1 second', async () => {
    const { page } = visitor();
    const bottom = await page
      .locator(hero)
      .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect(bottom).toBeGreaterThanOrEqual(720);
    const count = await page.locator(`${hero} img`).count();
    for (let turn = 1; turn < count; turn += 1) {
      const before = await opacitiesAt(page, turn * 6000 - 1);
      const during = await opacitiesAt(page, turn * 6000 + 500);
      const after = await opacitiesAt(page, turn * 6000 + 1000);
      expect([before[turn], during[turn], after[turn]]).toEqual([0, 0.5, 1]);
    }
    const others = (opacities: number[]) => opacities.slice(1).filter((opacity) => opacity > 0);
    expect(others(await opacitiesAt(page, count * 6000 + 1001))).toEqual([]);
    expect((await opacitiesAt(page, (count + 1) * 6000 + 1000))[1]).toBe(1);
  });
});
