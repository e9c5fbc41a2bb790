import { expect, test } from 'vitest';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { renderDevPage } from './render-dev-page.ts';
import { DevSite } from './dev-site.ts';

const assets = {
  version: 'test',
  startScript: '',
  start: [],
  siteData: '',
  fontCss: '',
  preloads: [],
} as never;

/** Vite whose modules render a page, or throw. */
const rendering = (render: () => string, said: string[] = []) => ({
  ssrLoadModule: () => Promise.resolve({ theme: {}, createPageRenderer: () => render }),
  ssrFixStacktrace: () => undefined,
  config: { logger: { error: (words: string) => void said.push(words) } },
});

const fails = (): string => {
  throw new Error('no such icon');
};

test('a rendering that throws is a problem in words, and the terminal says where', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  await live.read();
  const said: string[] = [];
  const { status, html } = await renderDevPage(rendering(fails, said), live, '/contact', assets);
  expect(status).toBe(500);
  expect(html).toContain('problems-only.ts');
  expect(live.errors).toEqual([
    expect.objectContaining({
      where: expect.stringMatching(/pages\/contact\.yaml:1:1$/),
      message: 'this page cannot be rendered (Error: no such icon)',
    }),
  ]);
  expect(said.join()).toContain('render-dev-page.test.ts');
  expect(
    await renderDevPage(
      rendering(() => 'rendered'),
      live,
      '/',
      assets,
    ),
  ).toEqual({ status: 200, html: 'rendered' });
  expect(live.errors).toEqual([]);
});
