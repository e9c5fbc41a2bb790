import { expect, test } from 'vitest';
import { ScratchSite } from '../documents/scratch-site.ts';
import { LiveSite } from './live-site.ts';

test('a page that visitors do not see yet is shown while it is edited, and its title says so', async () => {
  using site = new ScratchSite();
  const live = new LiveSite(site.pagesDir);
  const titleOf = async (route: string) => (await live.data(route))?.page.title;
  await live.read();
  expect(await titleOf('/contact')).toBe('Contact and Opening Hours | Brightwater Dental');
  site.edit('contact.yaml', 'sections:', 'publishAt: 2101-01-01\nsections:');
  await live.read();
  expect(await titleOf('/contact')).toBe(
    '[not on the site before 2101-01-01] Contact and Opening Hours | Brightwater Dental',
  );
});
