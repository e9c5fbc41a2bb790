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

/** A fake Vite server whose modules render a page or throw. */
const rendering = (render: () => string, said: string[] = []) => ({
  ssrLoadModule: () => Promise.resolve({ theme: {}, createPageRenderer: () => render }),
  ssrFixStacktrace: () => undefined,
  config: { logger: { error: (words: string) => void said.push(words) } },
});

const fails = (): string => {
  throw new Error('no such icon');
};

test('an error during rendering is shown as a problem, and its stack trace is logged', async () => {
  using site = new ScratchSite();
  const live = new DevSite(site.pagesDir);
  await live.read();
  const said: string[] = [];
  const { status, html } = await renderDevPage(rendering(fails, said), live, '/contact', assets);
  expect(status).toBe(500);
  expect(html).toContain('problems-only.ts');
  expect(live.status.problems).toEqual([
    expect.objectContaining({
      where: expect.stringMatching(/pages\/contact\.yaml:1:1$/),
      text: expect.stringContaining('this page cannot be rendered (Error: no such icon)'),
    }),
  ]);
  expect(said.join()).toContain('render-dev-page.test.ts');
  const map = '<section data-section="map"><iframe src="https://maps.example"></iframe></section>';
  const showsMap = rendering(() => map);
  expect((await renderDevPage(showsMap, live, '/contact', assets)).status).toBe(500);
  expect(live.status.problems).toEqual([
    expect.objectContaining({
      where: expect.stringMatching(/pages\/contact\.yaml:5:5$/),
      text: expect.stringContaining('blocks https://maps.example'),
    }),
  ]);
  const works = rendering(() => 'rendered');
  expect(await renderDevPage(works, live, '/', assets)).toEqual({ status: 200, html: 'rendered' });
  expect(live.status.problems).toEqual([]);
});
