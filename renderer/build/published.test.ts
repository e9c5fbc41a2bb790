import { expect, test } from 'vitest';
import { SiteReader } from './documents/site-reader.ts';
import { publishedAt } from './published.ts';

const { site, pages } = await new SiteReader('pages').read();
if (!site) throw new Error('_site.yaml has errors');

const routesAt = (time: string, dates: { publishAt?: string; unpublishAt?: string }): boolean => {
  const dated = pages.map((page) => (page.route === '/marble-repair' ? { ...page, ...dates } : page));
  const published = publishedAt(new Date(time), { site, pages: dated });
  const there = published.pages.some(({ route }) => route === '/marble-repair');
  // The menu says the same as the pages.
  expect(JSON.stringify(published.site.header.menu).includes('"/marble-repair"')).toBe(there);
  return there;
};

test('a page comes and goes with its dates, in the time zone of the business', () => {
  const month = { publishAt: '2026-03-01', unpublishAt: '2026-04-01 08:00' };
  // Midnight and eight in the morning in California, before and after daylight saving begins.
  expect(routesAt('2026-03-01T07:59:00Z', month)).toBe(false);
  expect(routesAt('2026-03-01T08:00:00Z', month)).toBe(true);
  expect(routesAt('2026-04-01T14:59:00Z', month)).toBe(true);
  expect(routesAt('2026-04-01T15:00:00Z', month)).toBe(false);
});

test('a category without pages leaves the menu, and so does a column of the footer', () => {
  const away = pages.map((page) => ({
    ...page,
    ...(/remodeling|flagstone/.test(page.route) && { publishAt: '2101-01-01' }),
  }));
  const published = publishedAt(new Date('2026-01-01T00:00:00Z'), { site, pages: away });
  const categories = published.site.header.menu
    .flatMap((item) => item.categories ?? [])
    .map(({ label }) => label);
  expect(categories).not.toContain('Home remodeling');
  expect(JSON.stringify(published.site.footer.columns)).not.toMatch(/remodeling"|\/flagstone/);
});

test('without dates nothing changes', () => {
  expect(publishedAt(new Date(), { site, pages })).toEqual({ site, pages });
});
