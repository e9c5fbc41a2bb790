import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../setup/axe.ts';
import { useBrowser, type Visit } from '../setup/browser.ts';
import { everyRoute } from '../specification/table/routes.ts';

const visit = useBrowser();

describe.each([390, 1440])('at %i px axe finds nothing', (width) => {
  let visitor: Visit;
  beforeAll(async () => {
    // Without motion nothing is half way between two colours when it is measured.
    visitor = await visit('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  });

  test.each(everyRoute)('on %s', async (route) => {
    await visitor.page.goto(route);
    expect(await violationsOn(visitor.page)).toEqual([]);
  });
});
