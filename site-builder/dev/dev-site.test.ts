import { expect, test } from 'vitest';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { DevSite } from './dev-site.ts';

test('renders an unavailable page, and says when it is public', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  await live.read();
  expect(live.status.unavailable).toEqual({});
  site.edit('contact.yaml', 'sections:', 'publishAt: 2101-01-01\nsections:');
  await live.read();
  expect(live.pageData('/contact')?.page.route).toBe('/contact');
  expect(live.status.unavailable).toEqual({
    '/contact': { word: 'before', moment: '2101-01-01', timeZone: expect.any(String) },
  });
});

test('forms post to the development server, even if the site has another endpoint', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  site.edit('_site.yaml', 'forms:\n', 'forms:\n  endpoint: https://forms.stone.test/api/send-email\n');
  expect(await live.read()).toBe(true);
  expect(live.lastValid?.site.forms.endpoint).toBeUndefined();
});

test('reports a document with many anchors, and reads the next save normally', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  expect(await live.read()).toBe(true);
  const good = site.text('contact.yaml');
  site.write('contact.yaml', good.replace('sections:', 'sections: &s [*s]\nmore:'));
  expect(await live.read()).toBe(false);
  expect(live.status.problems).toEqual([
    {
      where: expect.stringMatching(/pages\/contact\.yaml:\d+:\d+$/),
      severity: 'error',
      text: expect.stringContaining('&s has a special meaning in YAML, which documents do not support'),
      frame: expect.stringContaining('sections: &s [*s]'),
    },
  ]);
  expect(live.pageData('/contact')?.page.route).toBe('/contact');
  site.write('contact.yaml', good.replace('Talk to', 'Come to'));
  expect(await live.read()).toBe(true);
  expect(JSON.stringify(live.pageData('/contact'))).toContain('Come to the front desk');
});

test('renders an unfinished page, and lists its error with the warnings', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  site.edit('contact.yaml', 'heading: Talk to', 'heading: ✎ Talk to');
  expect(await live.read()).toBe(true);
  expect(live.status.problems).toEqual([]);
  expect(JSON.stringify(live.pageData('/contact'))).toContain('✎ Talk to');
  await live.readPublishProblems();
  const [first, ...others] = live.status.problems;
  const { problems } = await site.read();
  const unfinished = problems.find(({ code }) => code === 'unfinished');
  expect(first).toEqual({
    where: `${unfinished?.file}:6:14`,
    severity: 'error',
    text: "the first section, hero '✎ Talk to the front desk', heading: texts are still to be written (1). Write your own text for each one marked ✎, or delay the page: set publishAt to a future date.",
  });
  expect(new Set(others.map(({ severity }) => severity))).toEqual(new Set(['warning']));
});
