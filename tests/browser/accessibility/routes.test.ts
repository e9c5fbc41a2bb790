import { beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser, type Visit } from '../../support/browser/browser.ts';
import { everyRoute } from '../../site/table/routes.ts';

const visit = useBrowser();
let visitor: Visit;

beforeAll(async () => {
  // Without motion nothing is half way between two colours when it is measured.
  visitor = await visit('/', { reducedMotion: 'reduce' });
});

test.each(everyRoute)('axe finds nothing on %s, on a phone and on a desk', async (route) => {
  const { page } = visitor;
  await page.goto(route);
  // What has not been laid out yet cannot be judged.
  await hydrated(page);
  await page.waitForSelector('[data-layout=whole]');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, found: await violationsOn(page) }).toEqual({ width, found: [] });
  }
});
