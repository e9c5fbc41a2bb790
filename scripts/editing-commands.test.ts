import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../renderer/build/documents/site-reader.ts';

let pages: string;
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'commands-')), 'pages');
  cpSync('pages', pages, { recursive: true });
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

/** Runs a command as the menu does, without a person at the terminal. */
const run = (...words: string[]): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    execFile('node', ['scripts/run.mjs', ...words, '--pages', pages], (error, out, complaint) => {
      const status = typeof error?.code === 'number' ? error.code : 0;
      resolve({ status, text: (out + complaint).replaceAll(pages, 'pages').trim() });
    });
  });

const read = (file: string): string => readFileSync(join(pages, file), 'utf8');

test('new writes a page, adds one line to the menu, and the site has no errors', async () => {
  const before = read('_site.yaml').split('\n');
  const wish = ['--title', 'Terrazzo Polishing in {area}, CA', '--menu', 'Natural stone'];
  expect(await run('new', ...wish)).toEqual({
    status: 0,
    text: [
      'Written: pages/terrazzo-polishing.yaml, pages/_site.yaml',
      'Write your own texts where they begin with ✎; npm run check says how many are left.',
      '',
      'npm start shows the page at /terrazzo-polishing.',
    ].join('\n'),
  });
  const added = read('_site.yaml')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(['            - { label: Terrazzo Polishing, href: /terrazzo-polishing }']);
  const { problems } = await new SiteReader(pages).read();
  expect(problems.filter(({ code }) => code !== 'stand-in').map(({ code }) => code)).toEqual(['unfinished']);
});

test('new says what is missing when nobody is there to be asked', async () => {
  expect(await run('new')).toEqual({
    status: 1,
    text: '--title is missing: title of the page, for search results and the browser tab. npm run new -- --help lists all flags.',
  });
});

test('rename moves the file, rewrites the links and says where', async () => {
  expect(await run('rename', '/pavers', '/stone/pavers')).toEqual({
    status: 0,
    text: expect.stringMatching(
      /^pages\/pavers\.yaml is pages\/stone\/pavers\.yaml now\.\n\d+ links lead to \/stone\/pavers; \/pavers redirects to it\.\n {2}pages\/_site\.yaml\n/,
    ),
  });
  expect(read('stone/pavers.yaml')).toContain('\nformerly: [/pavers]\n');
  const { problems } = await new SiteReader(pages).read();
  expect(problems.filter(({ code }) => code !== 'stand-in')).toEqual([]);
});

test('where lists uses with file and line, and names the nearest thing for a slip of the pen', async () => {
  const { text } = await run('where', 'image-tiles');
  expect(text).toBe('section type image-tiles: 1 use\n  pages/_shared/hard-surface-tiles.yaml:2:7  type');
  expect(await run('where', 'estimate-bnd')).toEqual({
    status: 1,
    text: 'Nothing is called estimate-bnd. Did you mean estimate-band?',
  });
  expect(await run('where')).toEqual({
    status: 2,
    text: "Usage: npm run where NAME\nNAME is a section type (hero), a picture (marble-slab.jpg), a page (/warranty), a shared piece (estimate-band) or a token ('{phone}').",
  });
});
