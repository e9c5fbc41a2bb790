import { expect, test } from 'vitest';
import type { PageData } from '../context.tsx';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { theme } from '../theme/index.ts';
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

/** React writes them before each part that it renders. */
const withoutPreloads = (html: string): string => html.replaceAll(/<link rel="preload"[^>]*>/g, '');
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

test('a page that is put together from its parts is the same as one rendered whole', async () => {
  const render = await createPageRenderer(exampleSite, exampleAssets, theme);
  // The first page makes the parts that the second one shares.
  render({ ...data, page: { ...data.page, route: '/first' } });
  const page = render(data);
  const whole = renderStyled((cache) => (
    <App theme={theme} site={exampleSite} data={data} cache={cache}>
      <GlobalStyles />
    </App>
  ));
  expect(page).toContain('One &amp; only');
  expect(withoutPreloads(page)).toContain(`<div id="root">${withoutPreloads(whole.html)}</div>`);
  expect(rulesOf(page).length).toBeGreaterThan(100);
  const inWhole = [...whole.global.values(), ...whole.local.values()].join('').split('}');
  expect(new Set(rulesOf(page))).toEqual(new Set(inWhole));
});

test('the menus mark the page that is shown, and no other', async () => {
  const render = await createPageRenderer(exampleSite, exampleAssets, theme);
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
