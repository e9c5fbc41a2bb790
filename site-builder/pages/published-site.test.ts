import { expect, test } from 'vitest';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import type { ReadPurpose } from '../../documents/read/site/site-loader.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { selectPublishedPages } from './published-site.ts';

/** Returns what visitors see of the small site at a given time. */
const at = async (site: ScratchSite, time: string, purpose: ReadPurpose = {}) => {
  const read = await new SiteReader(site.pagesDir, { clock: () => new Date(time), ...purpose }).read();
  if (!read.site) throw new Error('_site.yaml has errors');
  const published = selectPublishedPages({ ...read, site: read.site });
  const routes = published.pages.map(({ route }) => route);
  const says = (text: string) => JSON.stringify(published).includes(text);
  return { ...read, ...published, routes, says };
};

/** Returns a valid page with the given lines above its sections. */
const page = (title: string, more: string): string =>
  `title: ${title} in San Diego, gently treated
description: What we do for ${title}, how long a visit takes, and how the care goes on at home.
${more}sections:
  - { type: hero, heading: ${title}, tagline: Gently treated., actions: [{ label: Visit, href: /contact }] }
`;

/** A page of the menu and of a town, with the given lines above its sections. */
const withGums = (lines: string): ScratchSite => {
  const site = new ScratchSite();
  site.write('gums.yaml', page('Gums', lines));
  site.edit('_site.yaml', 'topBar:', 'towns: [{ name: Alpine, href: /gums }]\n\ntopBar:');
  site.edit(
    '_site.yaml',
    '    - { label: Contact, href: /contact }',
    '    - { label: Contact, href: /contact }\n    - { label: Gums, href: /gums }',
  );
  return site;
};

test('a page appears and disappears at its dates, in the time zone of the business', async () => {
  using site = withGums("publishAt: 2026-03-01\nunpublishAt: '2026-04-01 08:00'\n");
  const isThere = async (time: string): Promise<boolean> => {
    const { routes, says } = await at(site, time);
    // The menu contains the same pages.
    expect(says('"href":"/gums"')).toBe(routes.includes('/gums'));
    return routes.includes('/gums');
  };
  // Midnight and eight in the morning in California, before and after daylight saving begins.
  expect(await isThere('2026-03-01T07:59:00Z')).toBe(false);
  expect(await isThere('2026-03-01T08:00:00Z')).toBe(true);
  expect(await isThere('2026-04-01T14:59:00Z')).toBe(true);
  expect(await isThere('2026-04-01T15:00:00Z')).toBe(false);
});

const unfinished = 'publishAt: 2026-03-01\n';
/** A page with a text that is still a placeholder. */
const withDraft = (): ScratchSite => {
  const site = withGums(unfinished);
  site.edit('gums.yaml', 'tagline: Gently treated.', "tagline: '✎ Teeth without hurry.'");
  return site;
};
const after = '2026-03-15T12:00:00Z';
const before = '2026-02-15T12:00:00Z';

test('a page that is unfinished on its publication date is an error, or is left out on request', async () => {
  using site = withDraft();
  const unfinishedIn = ({ problems }: { problems: { code: string; severity: string }[] }) =>
    problems.filter(({ code }) => code === 'unfinished').map(({ severity }) => severity);
  const early = await at(site, before, { skipsUnfinished: true });
  expect([unfinishedIn(early), early.skipped]).toEqual([['warning'], []]);
  expect(unfinishedIn(await at(site, after))).toEqual(['error']);
  const late = await at(site, after, { skipsUnfinished: true });
  expect(unfinishedIn(late)).toEqual(['warning']);
  expect(late.routes).toEqual(['/contact', '/', '/not-found']);
  expect(late.says('"/gums"')).toBe(false);
  expect(late.skipped).toMatchObject([{ severity: 'error', range: { start: { line: 5 } } }]);
  expect(late.skipped.map(formatProblemLine)).toEqual([
    expect.stringContaining(
      'the publication date of /gums has passed, but texts are still to be written: visitors do not see them',
    ),
  ]);
  site.edit('gums.yaml', '✎ ', '');
  const finished = await at(site, after, { skipsUnfinished: true });
  expect([finished.routes.includes('/gums'), finished.skipped]).toEqual([true, []]);
});

test('an unfinished page without a date, home page or site document stays an error', async () => {
  for (const [file, from] of [
    ['contact.yaml', 'Talk to'],
    ['home.yaml', 'A dentist who'],
    ['_site.yaml', 'Gentle dentistry'],
    ['_shared/book.yaml', 'Book a'],
  ] as const) {
    using site = new ScratchSite();
    const text = site.text(file);
    site.write(file, text.replace(new RegExp(`(: |')${from}`), `$1✎ ${from}`));
    const { problems, skipped: leftOut } = await at(site, after, { skipsUnfinished: true });
    expect(problems.filter(({ code }) => code === 'unfinished')).toMatchObject([{ severity: 'error' }]);
    expect(leftOut).toEqual([]);
  }
});

test('reports the line of the date for a page that is left out because of a shared section', async () => {
  using site = withGums(unfinished);
  site.write('_shared/visit.yaml', "type: testimonial\nquote: '✎ It did not hurt.'\nauthor: Ann\n");
  site.write('gums.yaml', `${site.text('gums.yaml')}  - { type: shared, name: visit }\n`);
  const { skipped: leftOut, problems } = await at(site, after, { skipsUnfinished: true });
  expect(leftOut).toMatchObject([
    { file: expect.stringMatching(/gums\.yaml$/), range: { start: { line: 3 } } },
  ]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const errors = (await at(site, after)).problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(formatProblemLine)).toEqual([
    expect.stringContaining('texts are still to be written'),
  ]);
});

test('links to unavailable pages are removed: texts stay, buttons and tiles are removed', async () => {
  using site = withGums('publishAt: 2101-01-01\n');
  site.edit('home.yaml', '(/contact#hours)', '(/gums#hours)');
  site.edit('home.yaml', 'href: /contact#message', 'href: /gums');
  site.edit('_site.yaml', 'links:\n', 'links:\n        - { label: Gums, href: /gums }\n');
  site.edit('_shared/book.yaml', '/contact#message', '/gums?from=band');
  const { says, pages } = await at(site, after);
  expect(says('"/gums')).toBe(false);
  expect(says('(/gums')).toBe(false);
  expect(says('See all hours.')).toBe(true);
  const home = pages.find(({ route }) => route === '/');
  expect(home?.sections[0]).toMatchObject({ actions: [{ label: 'Call (619) 555-0177' }] });
});

test('sections and the notice appear and disappear at their dates', async () => {
  using site = new ScratchSite();
  const dates = "publishAt: 2026-03-01, unpublishAt: '2026-04-01 08:00'";
  site.write('_site.yaml', `notice: { heading: Closed, text: In March., ${dates} }\n${site.text('_site.yaml')}`);
  site.write('home.yaml', `${site.text('home.yaml')}  - { type: prose, heading: March, text: Our month., ${dates} }\n`);
  const seen = async (time: string) => {
    const { says } = await at(site, time);
    return [says('In March.'), says('Our month.')];
  };
  expect(await seen('2026-03-01T07:59:00Z')).toEqual([false, false]);
  expect(await seen('2026-03-01T08:00:00Z')).toEqual([true, true]);
  expect(await seen('2026-04-01T15:00:00Z')).toEqual([false, false]);
  site.edit('home.yaml', 'text: Our', 'text: ✎ Our');
  const late = await at(site, after, { skipsUnfinished: true });
  expect([late.says('month.'), late.routes.includes('/')]).toEqual([false, true]);
  expect(late.skipped.map(({ code }) => code)).toEqual(['unfinished']);
  expect(late.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a site without dates is not changed', async () => {
  using site = new ScratchSite();
  const read = await site.read();
  if (!read.site) throw new Error('_site.yaml has errors');
  const { site: facts, pages } = selectPublishedPages({ ...read, site: read.site });
  expect([facts, pages]).toEqual([read.site, read.pages]);
});
