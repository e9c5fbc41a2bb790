import { expect, test } from 'vitest';
import { describeVisibility, draftUntil, hiddenStatus, shortVisibility, visibilityOf } from './visibility.ts';

const now = '2026-03-10 12:00';
const page = (dates: object = {}) => ({ title: 'A', ...dates });
const [past, future] = ['2026-03-01', '2026-04-01 08:00'];
const date = new Date(2026, 3, 1, 8).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
const pastDay = new Date(2026, 1, 28).toLocaleDateString(undefined, { dateStyle: 'long' });

test.each<[string, object, string | undefined]>([
  ['a date to come', { publishAt: future }, `Visitors do not see this until ${date}.`],
  ['no date but a draft', { publishAt: draftUntil }, 'Draft: only people who edit the site see this, until'],
  ['an end to come', { unpublishAt: future }, `Last shown on ${date}.`],
  ['an end in the past', { unpublishAt: past }, `Last shown on ${pastDay}, which is in the past: `],
  ['no dates', {}, undefined],
  ['a date in the past', { publishAt: past }, undefined],
])('describes what publishing does: %s', (_, dates, text) => {
  const visibility = visibilityOf(page(dates), now);
  expect(visibility && describeVisibility(visibility).slice(0, text?.length)).toBe(text);
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
  expect(shortVisibility(visibilityOf(page({ publishAt: future }), now))).toBe(`shown from ${date}`);
});

test.each<[object, string]>([
  [{ publishAt: past, unpublishAt: future }, ''],
  [{ publishAt: future, unpublishAt: '2026-05-01' }, `shown from ${date}, last shown on April 30, 2026`],
  [{ publishAt: draftUntil }, 'draft'],
  [{ unpublishAt: past }, `hidden again, last shown on ${pastDay}`],
  [{ publishAt: future, hidden: true }, 'Hidden from visitors'],
])('says why visitors do not see a section now: %j', (section, status) => {
  expect(hiddenStatus(section, now)).toBe(status);
});
