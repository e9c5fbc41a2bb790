import { expect, test } from 'vitest';
import type { PageData } from '../context.tsx';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { exampleAssets } from '../../tests/support/sites/example-assets.ts';
import { App } from '../app.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { createPageRenderer } from './render-page.tsx';
import { renderStyled } from './render-styled.tsx';

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

/** Removes the preload links that React emits before each separately rendered part. */
const withoutPreloads = (html: string): string => html.replaceAll(/<link rel="preload"[^>]*>/g, '');
const getRules = (html: string): string[] =>
  [...html.matchAll(/<style data-emotion="[^"]+">(.*?)<\/style>/gs)]
    .flatMap(([, rules = '']) => rules.split('}'))
    .sort();

test('a page without the popup has no live region for it', async () => {
  const action = { label: 'Visit', href: '/visit' };
  const popup = { heading: 'Hello', text: 'Words.', note: 'Note.', close: 'Close', depth: 25, action };
  const render = await createPageRenderer({ ...exampleSite, popup }, exampleAssets);
  expect(render(data)).toContain('aria-live="polite"');
  expect(render({ ...data, page: { ...data.page, popup: false } })).not.toContain('aria-live="polite"');
});

test('a page composed of its parts is identical to one rendered at once', async () => {
  const render = await createPageRenderer(exampleSite, exampleAssets);
  // The first page renders the parts that the second one reuses.
  render({ ...data, page: { ...data.page, route: '/first' } });
  const page = render(data);
  const complete = renderStyled((cache) => (
    <App site={exampleSite} data={data} cache={cache}>
      <GlobalStyles />
    </App>
  ));
  expect(page).toContain('One &amp; only');
  expect(withoutPreloads(page)).toContain(`<div id="root">${withoutPreloads(complete.html)}</div>`);
  expect(getRules(page).length).toBeGreaterThan(100);
  const expectedRules = [...complete.global.values(), ...complete.local.values()].join('').split('}');
  expect(new Set(getRules(page))).toEqual(new Set(expectedRules));
});

test('the menus mark only the current page', async () => {
  const render = await createPageRenderer(exampleSite, exampleAssets);
  const current = (route: string) =>
    [
      ...render({ ...data, page: { ...data.page, route } }).matchAll(
        /<a href="([^"]*)" aria-current="page"/g,
      ),
    ].map(([, href]) => href);
  expect(current('/elsewhere')).toEqual([]);
  expect(current('/contact')).toEqual(['/contact', '/contact']);
  expect(current('/elsewhere-again')).toEqual([]);
});
