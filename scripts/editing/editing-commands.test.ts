import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';

/** Problems of the example site: its facts are placeholders, and all its pages share six images. */
const known = new Set(['stand-in', 'picture-twice', 'picture-often', 'picture-borrowed']);

let pages: string;
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'commands-')), 'pages');
  cpSync('tests/fixtures/mason/pages', pages, { recursive: true });
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

/** Runs a command without a terminal. */
const run = async (command: string, ...words: string[]): Promise<{ status: number; text: string }> => {
  const script = resolve(`scripts/editing/${command}.ts`);
  const place = { cwd: process.cwd(), env: process.env };
  const { status, out } = await runCommand(script, [...words, '--pages', pages], place);
  return { status, text: out.replaceAll(pages, 'pages').trim() };
};

const read = (file: string): string => readFileSync(join(pages, file), 'utf8');

test('new creates a page and a menu entry, and its only problem is unfinished texts', async () => {
  const before = read('_site.yaml').split('\n');
  const options = ['--title', 'Terrazzo Polishing in {area}, CA', '--menu', 'Marble'];
  expect(await run('new', ...options)).toEqual({
    status: 0,
    text: [
      'Written: pages/terrazzo-polishing.yaml, pages/_site.yaml',
      'Replace the texts that begin with ✎; npm run check counts those that are left.',
      'The site can be published once all are replaced, or while publishAt is in the future.',
      '',
      'npm start shows the page at /terrazzo-polishing.',
    ].join('\n'),
  });
  const added = read('_site.yaml')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(['            - { label: Terrazzo Polishing, href: /terrazzo-polishing }']);
  const reader = new SiteReader(pages);
  const listProblems = async () => {
    const { problems } = await reader.read();
    const own = problems.filter(({ code }) => !known.has(code));
    return own.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(await listProblems()).toEqual(['error unfinished']);
  const file = join(pages, 'terrazzo-polishing.yaml');
  writeFileSync(
    file,
    read('terrazzo-polishing.yaml').replace('sections:', 'publishAt: 2101-01-01\nsections:'),
  );
  expect(await listProblems()).toEqual(['warning unfinished']);
});

test('new reports a missing option if there is no terminal to ask at', async () => {
  expect(await run('new')).toEqual({
    status: 2,
    text: '--title is missing: title of the page, for search results and the browser tab. npm run new -- --help lists all options.',
  });
});

test('rename moves the file, rewrites the links and prints where', async () => {
  writeFileSync(join(pages, 'pavers.yaml'), read('pavers.yaml').replace('title: ', 'title:  '));
  expect(await run('rename', '/pavers', '/stone/pavers')).toEqual({
    status: 0,
    text: expect.stringMatching(
      /^Moved pages\/pavers\.yaml to pages\/stone\/pavers\.yaml\.\n\d+ links point to \/stone\/pavers now; \/pavers redirects to it\.\n {2}pages\/_site\.yaml\n/,
    ),
  });
  expect(read('stone/pavers.yaml')).toContain('\nformerly: [ /pavers ]\n');
  const { problems } = await new SiteReader(pages).read();
  expect(problems.filter(({ code }) => !known.has(code))).toEqual([]);
});

test('remove prints the links to the page and the changes, and makes them only with --yes', async () => {
  const before = ['_site.yaml', 'pavers.yaml', 'concrete.yaml'].map(read);
  const preview = await run('remove', '/pavers', '--to', '/concrete');
  expect(preview.status).toBe(0);
  const lines = preview.text.split('\n');
  expect(lines[0]).toBe('These menu entries link to /pavers and are removed:');
  expect(lines[1]).toMatch(/^ {2}pages\/_site\.yaml:\d+:\d+ {2}header\.menu 3, categories 2, links 1, href$/);
  expect(preview.text).toMatch(/\n {2}pages\/home\.yaml:\d+:\d+ {2}the .*\n/);
  expect(preview.text).toMatch(/\n- +- \{ label: Paver driveways, href: \/pavers \}\n/);
  expect(preview.text).toMatch(/\n\+formerly: \[ \/pavers \]\n/);
  expect(lines.at(-1)).toBe('Nothing was changed. Add --yes to remove the page.');
  expect(['_site.yaml', 'pavers.yaml', 'concrete.yaml'].map(read)).toEqual(before);

  expect((await run('remove', 'pavers', '--to', '/concrete', '--yes')).text).toContain('\nRemoved. ');
  expect(existsSync(join(pages, 'pavers.yaml'))).toBe(false);
  const { problems, pages: remaining } = await new SiteReader(pages).read();
  expect(problems.filter(({ code }) => !known.has(code))).toEqual([]);
  expect(remaining.find(({ formerly }) => formerly?.includes('/pavers'))?.route).toBe('/concrete');
});

test.each([
  [2, ['/pavers'], '--to is missing: the page that /pavers redirects to, such as /services, or "none"'],
  [1, ['/pavers', '--to', '/concret', '--yes'], 'There is no page /concret. Did you mean /concrete?'],
  [
    2,
    ['/pavers', '--to', 'none', '--yes'],
    'These links would be broken: give their new target with --links',
  ],
])('status %i: remove %j is refused', async (expected, words, message) => {
  const { status, text } = await run('remove', ...words);
  expect([status, text]).toEqual([expected, expect.stringContaining(message)]);
  expect(existsSync(join(pages, 'pavers.yaml'))).toBe(true);
});

test('where lists uses with file and line, and suggests the nearest name for a misspelled one', async () => {
  const { text } = await run('where', 'logo-strip');
  expect(text).toBe(
    "section type logo-strip: 1 use\n  pages/home.yaml:48:11  the fifth section, logo-strip 'Who walks on our floors', type",
  );
  expect(await run('where', 'estimate-bnd')).toEqual({
    status: 1,
    text: 'Nothing is called estimate-bnd. Did you mean estimate-band?',
  });
  const found = await run('where', 'WE bought', 'a second machine');
  expect(found.text.split('\n')[0]).toBe('the text "WE bought a second machine": 1 place');
  expect(found.text).toMatch(/\n {2}pages\/.*yaml:\d+:\d+ {2}.*: .*We bought a second machine/);
  expect(await run('where', 'no-such-thing-at-all')).toMatchObject({
    status: 1,
    text: expect.stringContaining('and no page contains this text'),
  });
  expect(await run('where')).toEqual({
    status: 2,
    text: "error: missing required argument 'name'\nRun npm run site -- where --help for usage.",
  });
});
