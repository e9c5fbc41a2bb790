import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { theme } from '../theme/index.ts';
import { exampleAssets } from '../../tests/support/sites/example-assets.ts';
import { createPageRenderer } from './render-page.tsx';

const example = examplePage('/quiet-page');
const data: PageData = {
  ...example,
  page: {
    ...example.page,
    sections: [
      { type: 'prose', heading: 'One & only', text: 'Words with [a link](/visit).' },
      { type: 'faq', heading: 'Questions', items: [{ question: 'Why?', answer: 'Because.' }] },
    ],
  },
};

const bodyOf = (html: string): string => html.slice(html.indexOf('<body'));
const rulesOf = (html: string): string[] =>
  [...html.matchAll(/<style data-emotion="[^"]+">(.*?)<\/style>/gs)]
    .flatMap(([, rules = '']) => rules.split('}'))
    .sort();

test('a page without the card has no place for it', async () => {
  const action = { label: 'Visit', href: '/visit' };
  const popup = { heading: 'Hello', text: 'Words.', note: 'Note.', close: 'Close', depth: 25, action };
  const render = await createPageRenderer({ ...exampleSite, popup }, exampleAssets, theme);
  expect(render(data)).toContain('aria-live="polite"');
  expect(render({ ...data, page: { ...data.page, popup: false } })).not.toContain('aria-live="polite"');
});

test('a page rendered into the common shell is the same as one rendered whole', async () => {
  // A site that names the page has it rendered whole; the link stands where the layout does not show it.
  const hidden = { heading: '', text: '', note: '', close: '', depth: 25 };
  const popup = { ...hidden, action: { label: '', href: '/quiet-page' } };
  const site: Site = { ...exampleSite, popup: { ...popup, action: { label: '', href: '/visit' } } };
  const apart = (await createPageRenderer(site, exampleAssets, theme))(data);
  const whole = (await createPageRenderer({ ...site, popup }, exampleAssets, theme))(data);
  expect(bodyOf(apart)).toContain('One &amp; only');
  expect(bodyOf(apart)).toBe(bodyOf(whole));
  expect(rulesOf(apart).length).toBeGreaterThan(100);
  expect(rulesOf(apart)).toEqual(rulesOf(whole));
});
