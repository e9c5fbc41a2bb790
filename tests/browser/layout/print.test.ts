import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

test('in print all answers are visible and interactive elements are hidden', async () => {
  const { page, end } = await visit('/kitchen-remodeling');
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
  await end();
});
