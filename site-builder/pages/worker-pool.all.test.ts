import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { parseDocuments } from '../../documents/read/read-document.ts';
import type { UnparsedDocument } from '../../documents/read/site-document.ts';
import { Source } from '../../documents/read/document/source.ts';
import { exampleAssets } from '../../tests/support/sites/example-assets.ts';
import { ImageLibrary } from '../images/image-library.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { render, type PageTask, type SharedRenderInput } from './page-worker.ts';
import { WorkerPool } from './worker-pool.ts';

const folder = 'tests/fixtures/dentist/pages';
const workers = new WorkerPool();
afterAll(() => workers.close());

/** Repeats the items until there are enough of them for workers. */
const many = <Item>(items: Item[]): Item[] =>
  Array.from({ length: 110 }, (_, index) => items[index % items.length] as Item);

/** Removes class names from HTML, because they contain labels in tests. */
const withoutNames = (html: string): string => {
  const names: string[] = [];
  return html.replaceAll(/\bc-[a-z\d]+(-Mui[\w-]+)?/g, (name) => {
    if (!names.includes(name)) names.push(name);
    return `class ${names.indexOf(name)}`;
  });
};

test('workers parse documents like the main thread and keep their order', async () => {
  const files = (await readdir(folder)).filter((name) => /^[^_].*\.yaml$/.test(name));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const sources = files.map((file, index) => new Source(file, `${index === 0 ? 'titel: x\n' : ''}${texts[index]}`));
  const documents = many(sources.map((source): UnparsedDocument => ({ source, kind: 'page' })));
  const read = await workers.read(documents);
  expect(read).toEqual(parseDocuments(documents));
  expect(read[0]?.problems).toMatchObject([{ code: 'unknown-field' }]);
}, 60_000);

test('workers render pages like the main thread', async () => {
  const { site, pages, images: pictures } = await new SiteReader(folder).readErrors();
  if (!site) throw new Error('the site has errors');
  const library = new ImageLibrary(pictures);
  const tasks = pages.map((page) => ({
    data: createPageData(site, page, library),
    share: '/media/share.jpg',
    revision: '0',
  }));
  const scratch = await mkdtemp(join(tmpdir(), 'rendered-'));
  const [there, here] = [join(scratch, 'there'), join(scratch, 'here')];
  const common = { site, assets: exampleAssets };
  await workers.render({ ...common, out: there }, many(tasks));
  await render({ common: { ...common, out: here }, tasks });
  const files = (await readdir(here, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(files).toHaveLength(pages.length);
  for (const file of files) {
    const [one, other] = await Promise.all([there, here].map((dir) => readFile(join(dir, file), 'utf8')));
    expect(withoutNames(one ?? ''), file).toBe(withoutNames(other ?? ''));
  }
  await rm(scratch, { recursive: true });
}, 120_000);

test('an error in a worker is thrown to the caller', async () => {
  const broken = many([undefined as unknown as PageTask]);
  await expect(workers.render({} as SharedRenderInput, broken)).rejects.toThrow(TypeError);
}, 60_000);
