import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';

const themeFile = 'tests/fixtures/dentist/brand.ts';
let scratch: string;
let pagesDir: string;
let out: string;
let cacheDir: string;

/** Every file of the finished site with its bytes; the moment of the last change is not part of it. */
const contentOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [relative(folder, file), await readFile(file, 'latin1')] as const;
  return new Map(await Promise.all(files.sort().map(read)));
};

const build = () => buildSite({ pagesDir, out, cacheDir, themeFile });

const edit = async (from: string, to: string, name = 'contact.yaml'): Promise<void> => {
  const file = join(pagesDir, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

let cold: Map<string, string>;

/** The first build bundles the browser side and encodes pictures. */
const timeoutMs = 120_000;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'build-'));
  [pagesDir, out, cacheDir] = ['pages', 'out', 'cache'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  await cp('tests/fixtures/dentist/pages', pagesDir, { recursive: true });
  // A picture that the site names and no page.
  await cp(join(pagesDir, 'media/tooth.svg'), join(pagesDir, 'media/sign.svg'));
  await edit('mark: tooth.svg', 'mark: sign.svg', '_site.yaml');
  const { rendered, pages } = await build();
  expect(rendered).toBe(pages);
  cold = await contentOf(out);
}, timeoutMs);

afterAll(() => rm(scratch, { recursive: true }));

test(
  'nothing is rendered again while nothing has changed, and the files stay the same',
  async () => {
    const file = join(out, 'index.html');
    const { mtimeMs } = await stat(file);
    expect(await build()).toMatchObject({ rendered: 0 });
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'a preview says after a form that nothing was sent; all else is the site',
  async () => {
    const answer = join(pagesDir, 'not-sent.yaml');
    await cp('tests/fixtures/mason/pages/not-sent.yaml', answer);
    await buildSite({ pagesDir, out, cacheDir, themeFile, preview: true });
    const html = await readFile(join(out, 'not-sent/index.html'), 'utf8');
    expect(html).toMatch(/<h1[^>]*>This is a preview: nothing was sent<\/h1>/);
    await rm(answer);
    await build();
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'one edited page is one rendered page, and taking the edit back gives the same files',
  async () => {
    const title = /title: (.*)/.exec(await readFile(join(pagesDir, 'contact.yaml'), 'utf8'))?.[1] ?? '';
    await edit(title, 'Ask the practice by the harbor');
    expect(await build()).toMatchObject({ rendered: 1 });
    expect((await contentOf(out)).get('contact/index.html')).toContain('Ask the practice by the harbor');
    await edit('Ask the practice by the harbor', title);
    expect(await build()).toMatchObject({ rendered: 1 });
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'a page that somebody has changed or removed in the finished site is rendered again',
  async () => {
    await writeFile(join(out, 'index.html'), 'half a pag');
    await rm(join(out, 'data/contact.json'));
    expect(await build()).toMatchObject({ rendered: 2 });
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'the files of a deleted page and strange files go',
  async () => {
    const extra = join(pagesDir, 'parking.yaml');
    const model = await readFile(join(pagesDir, 'contact.yaml'), 'utf8');
    const own = model
      .replace(/^title: .*/m, 'title: Parking')
      .replace(/^description: .*/m, 'description: Where.');
    await writeFile(extra, own);
    await writeFile(join(out, 'strange.txt'), '');
    await build();
    expect([...(await contentOf(out)).keys()]).toContain('parking/index.html');
    await rm(extra);
    expect(await build()).toMatchObject({ rendered: 0 });
    expect(await contentOf(out)).toEqual(cold);
    await expect(readdir(join(out, 'parking'))).rejects.toThrow('ENOENT');
  },
  timeoutMs,
);

test(
  'a new drawing of the site’s mark is on every page, and back again gives the same files',
  async () => {
    const file = join('media', 'sign.svg');
    const { pages } = await build();
    await edit('<svg ', '<svg class="new" ', file);
    expect(await build()).toMatchObject({ rendered: pages });
    expect([...(await contentOf(out)).values()].join()).toContain('class="new"');
    await edit('<svg class="new" ', '<svg ', file);
    expect(await build()).toMatchObject({ rendered: pages });
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);

test(
  'notes that are broken are no notes',
  async () => {
    const names = (await readdir(join(cacheDir, 'store'))).filter((name) => name.startsWith('pages-'));
    for (const name of names) await writeFile(join(cacheDir, 'store', name), 'half');
    const { rendered, pages } = await build();
    expect(rendered).toBe(pages);
    expect(await contentOf(out)).toEqual(cold);
  },
  timeoutMs,
);
