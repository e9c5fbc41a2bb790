import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

test('in print all answers are visible and interactive elements are hidden', async () => {
  const { page } = await visit('/kitchen-remodeling');
  const answers = page.locator('[data-section=faq] details > p');
  const shown = () => answers.evaluateAll((list) => list.filter((answer) => answer.checkVisibility()).length);
  const heights = () =>
    answers.evaluateAll((list) => list.filter((answer) => answer.getBoundingClientRect().height > 0).length);
  const all = await answers.count();
  expect(all).toBeGreaterThan(3);
  expect(await shown()).toBe(1);

  await page.emulateMedia({ media: 'print' });
  // Opening an answer is animated.
  await expect.poll(heights).toBe(all);
  const sides = () =>
    page.locator('[data-section=faq] details').evaluateAll(
      (list) =>
        list.filter((item) => {
          const answer = item.querySelector('p');
          return (
            answer !== null && item.getBoundingClientRect().bottom >= answer.getBoundingClientRect().bottom
          );
        }).length,
    );
  await expect.poll(sides).toBe(all);
  for (const onlyScreen of ['header nav', 'footer [data-tone=dark]', '[data-media]'])
    expect(await page.locator(onlyScreen).first().isVisible()).toBe(false);
  const grounds = () =>
    page
      .locator('body, [data-section], [data-tone]')
      .evaluateAll((list) => [...new Set(list.map((element) => getComputedStyle(element).backgroundColor))]);
  await expect.poll(grounds).toEqual(['rgba(0, 0, 0, 0)']);
});

test('in forced-colors mode, elements distinguished by their background have a border', async () => {
  const { page } = await visit('/free-estimate', { forcedColors: 'active' });
  const edges = await page
    .locator('.MuiButton-contained, [popover]')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderStyle))]);
  expect(edges).toEqual(['solid']);
});

test('no line or mark is drawn by the background of a pseudo-element, which forced colors remove', async () => {
  const { page } = await visit('about:blank');
  for (const route of ['/', '/about', '/marble-polishing', '/free-estimate']) {
    await page.goto(route);
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((element) =>
        ['::before', '::after']
          .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
          .filter(({ style }) => style.content === '""' && style.backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ pseudo }) => element.localName + pseudo),
      ),
    );
    expect([route, ...drawn]).toEqual([route]);
  }
});

test('in forced-colors mode the bars of the completed steps differ from the others', async () => {
  const { page } = await visit('/free-estimate', { forcedColors: 'active' });
  const colors = await page
    .locator('li[data-done]')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopColor));
  expect(new Set(colors.slice(1)).size).toBe(1);
  expect(colors[0]).not.toBe(colors[1]);
});

test('with reduced motion nothing is animated', async () => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce' });
  for (const route of ['/', '/marble-polishing']) {
    await page.goto(route);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect([route, await moving()]).toEqual([route, 0]);
    await hydrated(page);
    expect([route, await moving()]).toEqual([route, 0]);
  }
  await page.goto('/');
  const tops = await page
    .locator('[data-section=logo-strip] li:visible')
    .evaluateAll((logos) => logos.map((logo) => Math.round(logo.getBoundingClientRect().top)));
  // Without animation the six logos are in two rows of three.
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(Array(6).fill(3));
});
