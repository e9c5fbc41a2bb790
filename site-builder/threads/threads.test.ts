import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownBrand } from '../client/brand-file.ts';
import { readDocument, type Unread } from '../../documents/read/document/site-document.ts';
import type { Unworded } from '../../documents/check/words/word-reader.ts';
import { exampleAssets } from '../../tests/support/sites/example-assets.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { prepareToDraw } from '../pages/render-pages.ts';
import { MediaLibrary } from '../media/media-library.ts';
import { pageDataOf } from '../pages/page-data.ts';
import { pieces, Threads } from './threads.ts';

const folder = 'tests/fixtures/dentist/pages';
const threads = new Threads();
afterAll(() => threads.close());

/** A document without the names of its classes, which are others in tests: there they say what they belong to. */
const withoutNames = (html: string): string => {
  const names: string[] = [];
  return html.replaceAll(/\bc-[a-z\d]+(-Mui[\w-]+)?/g, (name) => {
    if (!names.includes(name)) names.push(name);
    return `class ${names.indexOf(name)}`;
  });
};

/** Every page of the small site, the first with a mistake. */
const unread = async (): Promise<Unread[]> => {
  const files = (await readdir(folder)).filter((name) => /^[^_].*\.yaml$/.test(name));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return files.map((file, index) => ({
    file,
    text: index === 0 ? `titel: x\n${texts[index]}` : (texts[index] ?? ''),
    kind: 'page',
  }));
};

test('documents read in threads are those read here, in their order', async () => {
  const documents = await unread();
  const read = (await threads.spread('read', pieces(documents, 2))).flat();
  const here = documents.map(({ file, text, kind }) => {
    const { source: _, ...reading } = readDocument(file, text, kind);
    return reading;
  });
  expect(read).toEqual(here);
  expect(read[0]?.problems).toMatchObject([{ code: 'unknown-field' }]);
}, 60_000);

test.each([
  { pagesDir: 'pages', themeFile: ownBrand },
  { pagesDir: folder, themeFile: 'tests/fixtures/dentist/brand.ts' },
])(
  'the pages of $pagesDir drawn in threads are those drawn here',
  async ({ pagesDir, themeFile }) => {
    const { site, pages, pictures } = await new SiteReader(pagesDir).readErrors();
    if (!site) throw new Error('the site has errors');
    const library = new MediaLibrary(pictures);
    const data = pages.map((page) => pageDataOf(site, page, library));
    const tasks = data.map((each) => ({ data: each, share: '/media/share.jpg' }));
    const scratch = await mkdtemp(join(tmpdir(), 'drawn-'));
    const [there, here] = [join(scratch, 'there'), join(scratch, 'here')];
    const common = { site, assets: exampleAssets, themeFile };
    await threads.everywhere('prepare', { ...common, out: there });
    await threads.spread('draw', pieces(tasks, 5));
    (await prepareToDraw({ ...common, out: here }))(tasks);
    const files = (await readdir(here, { recursive: true })).filter((name) => /\.(html|json)$/.test(name));
    expect(files).toHaveLength(2 * pages.length);
    for (const file of files) {
      const [one, other] = await Promise.all([there, here].map((dir) => readFile(join(dir, file), 'utf8')));
      expect(withoutNames(one ?? ''), file).toBe(withoutNames(other ?? ''));
    }
    await rm(scratch, { recursive: true });
  },
  120_000,
);

test('an error in a thread is the error of the work', async () => {
  const failing = new Threads();
  const order = { documents: [{ kind: 'page', value: {} }] } as Unworded;
  const broken = (async function* () {
    yield await Promise.resolve(order);
  })();
  await expect(failing.spread('words', broken)).rejects.toThrow(TypeError);
  await failing.close();
}, 60_000);
