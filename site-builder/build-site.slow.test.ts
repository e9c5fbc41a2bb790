import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';
import { readBuiltFolder } from './output/marker.ts';

let scratch: string;
let pagesDir: string;
let out: string;
let cacheDir: string;

/** Returns the content of every file of a folder. */
const contentOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [relative(folder, file), await readFile(file, 'latin1')] as const;
  return new Map(await Promise.all(files.sort().map(read)));
};

const build = (changes: object = {}) => buildSite({ pagesDir, out, cacheDir, ...changes });

const edit = async (from: string, to: string, name = 'pages/contact.yaml'): Promise<void> => {
  const file = join(scratch, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

let cold: Map<string, string>;

/** The first build takes longest because it bundles the client and encodes images. */
const timeoutMs = 120_000;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'build-'));
  [pagesDir, out, cacheDir] = ['pages', 'out', 'cache'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  await cp('tests/fixtures/dentist/pages', pagesDir, { recursive: true });
  // An image that only the site document uses.
  await cp(join(pagesDir, 'media/tooth.svg'), join(pagesDir, 'media/sign.svg'));
  await edit('mark: tooth.svg', 'mark: sign.svg', 'pages/_site.yaml');
  await build();
  cold = await contentOf(out);
}, timeoutMs);

afterAll(() => rm(scratch, { recursive: true }));

test(
  'a second build writes the same files without rendering or bundling',
  async () => {
    const bundles = async () =>
      (await readdir(join(cacheDir, 'store'))).filter((name) => name.startsWith('browser-'));
    const before = await bundles();
    const fresh = join(scratch, 'fresh-copy');
    for (const folder of [out, fresh]) {
      expect((await build({ out: folder })).rendered).toBe(0);
      expect(await contentOf(folder)).toEqual(cold);
    }
    expect(await bundles()).toEqual(before);
  },
  timeoutMs,
);

test(
  'an edit of one page renders only that page, and so does undoing the edit',
  async () => {
    await edit('description: ', 'description: Edited. ');
    expect((await build()).rendered).toBe(1);
    const edited = await contentOf(out);
    const differs = (name: string) => edited.get(name) !== cold.get(name);
    expect([...edited.keys()].filter(differs)).toEqual(
      expect.arrayContaining(['contact/index.html', 'data/contact.json']),
    );
    expect([...edited.keys()].filter((name) => name.endsWith('.html') && differs(name))).toEqual([
      'contact/index.html',
    ]);
    await edit('description: Edited. ', 'description: ');
    expect((await build()).rendered).toBe(0);
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'a color of the brand is on the pages and in the data of the site, also in a new folder',
  async () => {
    await edit('#B83A4B', '#8A2BE2', 'pages/_brand.yaml');
    const fresh = join(scratch, 'fresh');
    for (const folder of [out, fresh]) {
      await build({ out: folder });
      const files = [...(await contentOf(folder))];
      const withColor = (color: RegExp, ending: string) =>
        files.some(([name, text]) => name.endsWith(ending) && color.test(text));
      for (const ending of ['.html', '.json']) {
        expect(withColor(/8a2be2/i, ending), ending).toBe(true);
        expect(withColor(/b83a4b/i, ending), ending).toBe(false);
      }
    }
    expect(await contentOf(fresh)).toEqual(await contentOf(out));
    await edit('#8A2BE2', '#B83A4B', 'pages/_brand.yaml');
    await build();
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'only the response page of the forms differs in a preview',
  async () => {
    const answer = join(pagesDir, 'not-sent.yaml');
    await cp('tests/fixtures/mason/pages/not-sent.yaml', answer);
    await build({ preview: true });
    const html = await readFile(join(out, 'not-sent/index.html'), 'utf8');
    expect(html).toMatch(/<h1[^>]*>This is a preview: nothing was sent<\/h1>/);
    await rm(answer);
    await build();
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'forms post to the endpoint of the site, and in a preview to its own host',
  async () => {
    const endpoint = 'https://forms.brightwater.test/api/send-email';
    await edit('forms:\n', `forms:\n  endpoint: ${endpoint}\n`, 'pages/_site.yaml');
    const contact = () => readFile(join(out, 'contact/index.html'), 'utf8');
    await build();
    expect(await contact()).toContain(`action="${endpoint}"`);
    expect(await readFile(join(out, '_headers'), 'utf8')).toContain(
      "form-action 'self' https://forms.brightwater.test;",
    );
    await build({ preview: true });
    expect(await contact()).toContain('action="/api/send-email"');
    for (const text of (await contentOf(out)).values()) expect(text).not.toContain('forms.brightwater.test');
    await edit(`  endpoint: ${endpoint}\n`, '', 'pages/_site.yaml');
    await build();
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'the next build restores modified and removed output files',
  async () => {
    const picture = [...cold.keys()].find((name) => name.startsWith('media/')) ?? '';
    const elsewhere = join(scratch, 'elsewhere');
    await writeFile(join(out, 'index.html'), 'half a pag');
    // Like an optimizer that overwrites a file in place with the same size.
    await writeFile(join(out, picture), 'x'.repeat((await stat(join(out, picture))).size));
    await rm(join(out, 'data/contact.json'));
    await cp(join(out, 'assets'), elsewhere, { recursive: true });
    await rm(join(out, 'assets'), { recursive: true });
    await symlink(elsewhere, join(out, 'assets'));
    // Nobody but the owner of a link knows what it is for.
    await expect(build()).rejects.toThrow('No build has written assets');
    await rm(join(out, 'assets'));
    await build();
    expect(await contentOf(out)).toEqual(cold);
    expect((await readdir(elsewhere)).length).toBeGreaterThan(0);
  },
  timeoutMs,
);

test('no output file is a hard link to a cache entry', async () => {
  for (const name of cold.keys()) expect((await stat(join(out, name))).nlink, name).toBe(1);
});

test(
  'removes the files of a deleted page',
  async () => {
    const extra = join(pagesDir, 'parking.yaml');
    const model = await readFile(join(pagesDir, 'contact.yaml'), 'utf8');
    const own = model
      .replace(/^title: .*/m, 'title: Parking')
      .replace(/^description: .*/m, 'description: Where.');
    await writeFile(extra, own);
    await build();
    expect([...(await contentOf(out)).keys()]).toContain('parking/index.html');
    await rm(extra);
    await build();
    expect(await contentOf(out)).toEqual(cold);
    await expect(readdir(join(out, 'parking'))).rejects.toThrow('ENOENT');
  },
  timeoutMs,
);

test(
  'simultaneous builds into a folder leave the complete output of one, and a failing build writes nothing',
  async () => {
    const [other, broken] = [join(scratch, 'other'), join(scratch, 'broken')];
    for (const copy of [other, broken]) await cp(pagesDir, copy, { recursive: true });
    await edit('title:', 'title: Other', 'other/contact.yaml');
    await edit('title:', 'titel:', 'broken/contact.yaml');
    const results = await Promise.all([build({ pagesDir: other }), build({ pagesDir: broken }), build()]);
    expect(results.map(({ site }) => site !== undefined)).toEqual([true, false, true]);
    const both = await contentOf(out);
    if ((both.get('contact/index.html') ?? '') !== cold.get('contact/index.html')) {
      await build({ pagesDir: other });
      expect(await contentOf(out)).toEqual(both);
    } else expect(both).toEqual(cold);
    await build({ pagesDir: broken });
    expect(await contentOf(out)).toEqual(both);
    await build();
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test('the marker lists all files of the output folder', () => {
  const published = [...cold.keys()].filter((name) => !/^(\.|_headers$|_redirects$)/.test(name));
  expect(Object.keys(readBuiltFolder(out).files)).toEqual(published.sort());
});
