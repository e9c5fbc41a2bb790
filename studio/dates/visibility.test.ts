import { expect, test } from 'vitest';
import { hiddenStatus, shortVisibility, diffVisibility, visibilityOf } from './visibility.ts';

const now = '2026-03-10 12:00';
const page = (dates: object = {}) => ({ title: 'A', ...dates });
const [past, future] = ['2026-03-01', '2026-04-01 08:00'];
const date = new Date(2026, 3, 1, 8).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
const pastDay = new Date(2026, 2, 1).toLocaleDateString(undefined, { dateStyle: 'long' });

const scheduled = page({ publishAt: future });
test.each<[string, unknown, unknown, string]>([
  ['a live page that is scheduled', page(), scheduled, ` until ${date}`],
  ['a live page that was scheduled before', page({ publishAt: past }), scheduled, ` until ${date}`],
  ['a live page that has ended', page(), page({ unpublishAt: past }), `, because it ends on ${pastDay}`],
])('warns if publishing hides a live page: %s', (_, published, after, text) => {
  const change = diffVisibility(published, after, now);
  expect(change?.severity).toBe('warning');
  expect(change?.text).toContain('Visitors see this page now.');
  expect(change?.text).toContain(`off the site${text}`);
});

const notUntil = `Visitors do not see this until ${date}.`;
const atOnce = 'Visitors see this page as soon as it is published.';
test.each<[string, unknown, unknown, string | undefined]>([
  ['a new page', undefined, scheduled, notUntil],
  ['a page that is not seen yet', page({ publishAt: '2026-05-01' }), scheduled, notUntil],
  ['an end to come', page(), page({ unpublishAt: future }), `From ${date} on, visitors no longer see this.`],
  ['a date that is taken away', scheduled, page(), atOnce],
  ['no dates', page(), page(), undefined],
  ['a day in the past', page(), page({ publishAt: past }), undefined],
  ['a new page without dates', undefined, page(), undefined],
])('only informs about other changes: %s', (_, published, after, text) => {
  const change = diffVisibility(published, after, now);
  expect(change?.text).toBe(text);
  expect(change?.severity ?? 'info').toBe('info');
});

test('describes both cases if the published version is unknown', () => {
  const change = diffVisibility('unknown', page({ publishAt: future }), now);
  expect(change?.severity).toBe('warning');
  expect(change?.text).toContain('If they see it now');
});

test('ignores invalid dates and dates in the wrong order', () => {
  for (const dates of [
    { publishAt: 'soon' },
    { publishAt: '2026-02-30' },
    { publishAt: future, unpublishAt: past },
    { publishAt: 3 },
  ])
    expect(visibilityOf(page(dates), now)).toBeUndefined();
  expect(shortVisibility(undefined)).toBe('');
  expect(shortVisibility(visibilityOf(page({ publishAt: future }), now))).toBe(`public from ${date}`);
});

test.each<[object, string]>([
  [{ publishAt: past, unpublishAt: future }, ''],
  [{ publishAt: future }, `public from ${date}`],
  [{ unpublishAt: past }, `not public since ${pastDay}`],
  [{ publishAt: future, hidden: true }, 'Hidden from visitors'],
])('says why visitors do not see a section now: %j', (section, status) => {
  expect(hiddenStatus(section, now)).toBe(status);
});
