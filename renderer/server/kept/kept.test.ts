import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import type { Section } from '../../../schema/section.ts';
import {
  examplePictures,
  exampleSections as examples,
} from '../../../tests/support/sites/example-sections.ts';
import { examplePage, exampleSite } from '../../../tests/support/sites/example-site.ts';
import { exampleAssets } from '../../../tests/support/sites/example-assets.ts';
import type { createPageRenderer } from '../render-page.tsx';

type Program = {
  createPageRenderer: typeof createPageRenderer;
  theme: Parameters<typeof createPageRenderer>[2];
};

/** The program that draws, as a production build bundles it. */
const bundled = async (plugins: Plugin[]): Promise<Program> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './renderer/server/render-page.tsx'; export * from './renderer/theme/index.ts';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: ['lightningcss'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, createRequire(import.meta.url));
  return module.exports as Program;
};

/** The same sections with other words: none of them is finished markup of a page before. */
const reworded = (sections: Section[]): Section[] =>
  JSON.parse(JSON.stringify(sections).replaceAll('"heading":"', '"heading":"Again: ')) as Section[];

const pageOf = (route: string, sections: Section[]) => {
  const example = examplePage(route);
  const media = { ...example.media, ...examplePictures(sections) };
  return { ...example, page: { ...example.page, sections }, media };
};

const isStill = ({ type }: Section): boolean => !type.endsWith('-form');

const pages = [
  pageOf('/quiet-page', examples.filter(isStill)),
  pageOf('/other-page', reworded(examples.filter(isStill))),
  pageOf('/visit', examples),
  ...examples.map((section, index) => pageOf(`/page-${index}`, reworded(reworded([section])))),
];

let plain: Program;
let kept: Program;

const plugins = new URL('../../../site-builder/program/kept-looks.mjs', import.meta.url).href;

beforeAll(async () => {
  const { keptLooks } = (await import(plugins)) as { keptLooks: Plugin };
  [plain, kept] = await Promise.all([bundled([]), bundled([keptLooks])]);
}, 60_000);

const drawAll = async ({ createPageRenderer, theme }: Program): Promise<string[]> => {
  const render = await createPageRenderer(exampleSite, exampleAssets, theme);
  return pages.map((page) => render(page));
};

test('every section is drawn as the packages draw it, the first time and later', async () => {
  const wanted = await drawAll(plain);
  expect(wanted[1]).toContain('Again: ');
  expect(await drawAll(kept)).toEqual(wanted);
  // A second site in the same process has its rules too.
  expect(await drawAll(kept)).toEqual(wanted);
});

test('what is drawn does not depend on what was drawn before', async () => {
  const { createPageRenderer, theme } = kept;
  const wanted = await drawAll(kept);
  for (const index of [1, 2, pages.length - 1]) {
    const page = pages[index];
    const render = await createPageRenderer(exampleSite, exampleAssets, theme);
    expect(page && render(page)).toBe(wanted[index]);
  }
});
