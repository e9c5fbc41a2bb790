import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';

/** The facts of the example site are stand-ins, and its six pictures have to do for all of its pages. */
const known = new Set(['stand-in', 'picture-twice', 'picture-often', 'picture-borrowed']);

let pages: string;
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'commands-')), 'pages');
  cpSync('tests/fixtures/mason/pages', pages, { recursive: true });
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

const said = (text: string): string => text.replaceAll(pages, 'pages').trim();

/** Runs a command without a person at the terminal. */
const run = async (command: string, ...words: string[]): Promise<{ status: number; text: string }> => {
  const script = resolve(`scripts/editing/${command}.ts`);
  const place = { cwd: process.cwd(), env: process.env };
  const { status, out } = await runCommand(script, [...words, '--pages', pages], place);
  return { status, text: said(out) };
};

const read = (file: string): string => readFileSync(join(pages, file), 'utf8');

test('new writes a page, adds one line to the menu, and nothing is wrong but that it is to be written', async () => {
  const before = read('_site.yaml').split('\n');
  const wish = ['--title', 'Terrazzo Polishing in {area}, CA', '--menu', 'Marble'];
  expect(await run('new', ...wish)).toEqual({
    status: 0,
    text: [
      'Written: pages/terrazzo-polishing.yaml, pages/_site.yaml',
      'Write your own texts where they begin with ✎; npm run check says how many are left.',
      'The site is published when none is left, or as long as publishAt keeps the page back.',
      '',
      'npm start shows the page at /terrazzo-polishing.',
    ].join('\n'),
  });
  const added = read('_site.yaml')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(['            - { label: Terrazzo Polishing, href: /terrazzo-polishing }']);
  const reader = new SiteReader(pages);
  const left = async () => {
    const { problems } = await reader.read();
    const own = problems.filter(({ code }) => !known.has(code));
    return own.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(await left()).toEqual(['error unfinished']);
  const file = join(pages, 'terrazzo-polishing.yaml');
  writeFileSync(
    file,
    read('terrazzo-polishing.yaml').replace('sections:', 'publishAt: 2101-01-01\nsections:'),
  );
  expect(await left()).toEqual(['warning unfinished']);
});

test('new, run as the menu does, says what is missing when nobody is there to be asked', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/run.mjs', 'new', '--pages', pages], {
    encoding: 'utf8',
  });
  expect({ status, text: said(stdout + stderr) }).toEqual({
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
  expect(problems.filter(({ code }) => !known.has(code))).toEqual([]);
});

test('remove says what leads to the page and what changes, and does it with --yes alone', async () => {
  const before = ['_site.yaml', 'pavers.yaml', 'concrete.yaml'].map(read);
  const tried = await run('remove', '/pavers', '--to', '/concrete');
  expect(tried.status).toBe(0);
  const lines = tried.text.split('\n');
  expect(lines[0]).toBe('These menu entries lead to /pavers, and go:');
  expect(lines[1]).toMatch(/^ {2}pages\/_site\.yaml:\d+:\d+ {2}header\.menu 3, categories 2, links 1, href$/);
  expect(tried.text).toMatch(/\n {2}pages\/home\.yaml:\d+:\d+ {2}the .*\n/);
  expect(tried.text).toMatch(/\n- +- \{ label: Paver driveways, href: \/pavers \}\n/);
  expect(tried.text).toMatch(/\n\+formerly: \[\/pavers\]\n/);
  expect(lines.at(-1)).toBe('Nothing has changed; with --yes it is done.');
  expect(['_site.yaml', 'pavers.yaml', 'concrete.yaml'].map(read)).toEqual(before);

  expect((await run('remove', 'pavers', '--to', '/concrete', '--yes')).text).toContain('\nRemoved. ');
  expect(existsSync(join(pages, 'pavers.yaml'))).toBe(false);
  const { problems, pages: left } = await new SiteReader(pages).read();
  expect(problems.filter(({ code }) => !known.has(code))).toEqual([]);
  expect(left.find(({ formerly }) => formerly?.includes('/pavers'))?.route).toBe('/concrete');
});

test.each([
  [['/pavers'], '--to is missing: the page that /pavers leads to from now on, or "none"'],
  [['/pavers', '--to', '/concret', '--yes'], 'There is no page /concret. Did you mean /concrete?'],
  [['/pavers', '--to', 'none', '--yes'], 'These links would lead nowhere: give --links'],
])('remove %j is refused', async (words, message) => {
  const { status, text } = await run('remove', ...words);
  expect([status, text]).toEqual([1, expect.stringContaining(message)]);
  expect(existsSync(join(pages, 'pavers.yaml'))).toBe(true);
});

test('where lists uses with file and line, and names the nearest thing for a slip of the pen', async () => {
  const { text } = await run('where', 'logo-strip');
  expect(text).toBe(
    "section type logo-strip: 1 use\n  pages/home.yaml:42:11  the fifth section, logo-strip 'Who walks on our floors', type",
  );
  expect(await run('where', 'estimate-bnd')).toEqual({
    status: 1,
    text: 'Nothing is called estimate-bnd. Did you mean estimate-band?',
  });
  const found = await run('where', 'WE bought', 'a second machine');
  expect(found.text.split('\n')[0]).toBe('the words "WE bought a second machine": 1 place');
  expect(found.text).toMatch(/\n {2}pages\/.*yaml:\d+:\d+ {2}.*: .*We bought a second machine/);
  expect(await run('where', 'no-such-thing-at-all')).toMatchObject({
    status: 1,
    text: expect.stringContaining('and no text has these words'),
  });
  expect(await run('where')).toEqual({
    status: 2,
    text: "Usage: npm run where NAME\nNAME is a section type (hero), a picture (marble-slab.jpg), a page (/warranty), a shared piece (estimate-band), a token ('{phone}') or words that a visitor reads (dustless sanding).",
  });
});
