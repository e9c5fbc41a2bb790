import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser/browser.ts';

const visit = useBrowser();

describe.each([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])('in a window of $width px', (viewport) => {
  test.each(['/', '/about', '/hardwood-repair', '/kitchen-remodeling'])(
    'the popup is visible at 26 percent of %s',
    async (route) => {
      const { page, end } = await visit(route, { viewport });
      await hydrated(page);
      await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * 0.26, behavior: 'instant' });
      });
      const popup = page.getByRole('region', { name: 'Get a FREE On-Site Quote Today' });
      await expect.poll(() => popup.isVisible()).toBe(true);
      await end();
    },
  );
});
