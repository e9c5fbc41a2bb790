import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startGitHub } from '../../tests/support/github/emulator.ts';
import { addEditor, createMemoryCache, openStore } from '../../tests/support/github/editor-store.ts';
import { readRepositoryFiles } from '../../tests/support/github/repository-files.ts';
import { maxDocumentBytes } from '../../documents/read/site/site-content.ts';
import { words } from '../messages/messages.ts';
import type { SiteStore } from '../store/site-store.ts';

const notes = Array.from({ length: 120 }, (_, index): [string, Buffer] => [
  `pages/notes/${index}.yaml`,
  Buffer.from(`title: ${index}\n`),
]);
const site = readRepositoryFiles('tests/fixtures/dentist/pages');
const contact = String(site.get('pages/contact.yaml'));
let github: Awaited<ReturnType<typeof startGitHub>>;
let login: string;
beforeAll(async () => {
  const others: [string, Buffer][] = [
    ['pages/latin.yaml', Buffer.from([0x74, 0xe9])],
    ['pages/large.yaml', Buffer.alloc(maxDocumentBytes + 1, '#')],
  ];
  github = await startGitHub(new Map([...site, ...notes, ...others]));
});
afterAll(() => github.close());
beforeEach(() => {
  login = addEditor(github.world);
});
afterEach(() => {
  github.world.beforeResponse = () => undefined;
});

const open = async (cache = createMemoryCache()) => (await openStore(github.url, login, { cache })).store;
const show = (path: string) => github.world.repository.text(['show', `studio/main/${login}:pages/${path}`]);
const log = () => github.world.repository.text(['log', '--format=%an: %s', `studio/main/${login}`]);
const textIn = async (store: SiteStore, name: string) => (await store.read()).content.get(name);
const saving = (name: string, before: string | null, after: string | null) => [{ name, before, after }];

/** Watches the store without its polls. @returns a listener of changes, and the listeners of browser events */
const watch = (store: Awaited<ReturnType<typeof open>>) => {
  const events = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => events.set(name, hear));
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const changed = vi.fn();
  store.watch(changed);
  vi.useRealTimers();
  return { changed, events };
};
const tooth = async (store: SiteStore) => String(await textIn(store, 'media/tooth.svg'));

test('texts are read unchanged in few requests, and on the next visit from the cache; images are inspected later', async () => {
  const cache = createMemoryCache();
  github.world.calls.length = 0;
  const store = await open(cache);
  const { prefix, content } = await store.read();
  expect([prefix, content.get('contact.yaml')]).toEqual(['pages/', contact]);
  expect(content.get('latin.yaml')).toEqual(new Uint8Array([0x74, 0xe9]));
  expect(content.get('large.yaml')).toEqual({ bytes: maxDocumentBytes + 1 });
  expect(content.get('media/tooth.svg')).toBe('');
  // The repository, the branches, the list of files, three times fifty texts, and a file that is no text.
  expect(github.world.calls).toHaveLength(7);

  const { changed } = watch(store);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  const hash = expect.stringMatching(/^[0-9a-f]{40}$/);
  expect(JSON.parse(await tooth(store))).toMatchObject({ hash, width: 1600 });

  github.world.calls.length = 0;
  expect(await textIn(await open(cache), 'contact.yaml')).toBe(contact);
  expect(github.world.calls).toEqual([
    'POST /graphql',
    'POST /graphql',
    expect.stringContaining('/git/trees/'),
  ]);
});

test('images that did not arrive while the connection was lost are inspected when it is back', async () => {
  const store = await open();
  const { changed, events } = watch(store);
  const lost = vi.fn((call: string) => {
    if (call.includes('/git/blobs/')) throw new Error('lost');
  });
  github.world.beforeResponse = lost;
  // A file that is no text is fetched like an image.
  await store.read().catch(() => undefined);
  await vi.waitFor(() => expect(lost.mock.calls.join()).toContain('/git/blobs/'));
  github.world.beforeResponse = () => undefined;
  await store.read();
  events.get('online')?.();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(await tooth(store)).toContain('1600');
});

describe('saved changes', () => {
  test('are one commit on the draft branch of the user, not on the default branch', async () => {
    const store = await open();
    const home = await textIn(store, 'home.yaml');
    const made = { name: 'stone/marble.yaml', before: null, after: '\uFEFFtitle: Marble – ü\r\n' };
    const changed = { name: 'contact.yaml', before: contact, after: 'title: Contact\n' };
    const removed = { name: 'home.yaml', before: String(home), after: null };
    expect(await store.write([made, changed, removed])).toEqual([]);
    expect(await show('stone/marble.yaml')).toBe('\uFEFFtitle: Marble – ü\r');
    expect(
      await github.world.repository.text(['diff', '--name-status', 'main', `studio/main/${login}`]),
    ).toBe(['M\tpages/contact.yaml', 'D\tpages/home.yaml', 'A\tpages/stone/marble.yaml'].join('\n'));
    expect(await log()).toBe(`${login}: Draft of the site\nWeb person: The site`);
    expect(await textIn(await open(), 'contact.yaml')).toBe('title: Contact\n');
    login = 'ben';
    expect(await textIn(await open(), 'contact.yaml')).toBe(contact);
  });

  test('are rejected completely if another window has saved other texts, and saved if it has saved the same', async () => {
    const [one, other] = [await open(), await open()];
    const change = saving('contact.yaml', contact, 'title: One\n');
    expect(await one.write(change)).toEqual([]);
    expect(await other.write(change)).toEqual([]);
    const both = [
      ...saving('contact.yaml', contact, 'title: Other\n'),
      ...saving('new.yaml', null, 'x: 1\n'),
    ];
    expect(await other.write(both)).toEqual([{ name: 'contact.yaml', stored: 'title: One\n' }]);
    await expect(show('new.yaml')).rejects.toThrow('new.yaml');
    expect((await log()).split('\n')).toHaveLength(2);
  });

  test('of two windows at the same time are both stored', async () => {
    const stores = await Promise.all([open(), open()]);
    const names = ['a.yaml', 'b.yaml'];
    await Promise.all(
      stores.map((store, index) => store.write(saving(names[index] ?? '', null, `x: ${index}\n`))),
    );
    expect(await Promise.all(names.map(show))).toEqual(['x: 0', 'x: 1']);
  });

  test('take two requests, with and without a draft, whatever they contain', async () => {
    const store = await open();
    const image = await store.takePicture(new File([new Uint8Array(9)], 'a.jpg'));
    await store.read();
    for (const [before, after] of [
      [contact, 'title: One\n'],
      ['title: One\n', 'title: Two\n'],
    ] as const) {
      const picture = saving(`media/${after.slice(7, 10)}.jpg`, null, image.text);
      github.world.calls.length = 0;
      expect(await store.write([...saving('contact.yaml', before, after), ...picture])).toEqual([]);
      expect(github.world.calls).toEqual(['POST /graphql', 'POST /graphql']);
      await store.read();
    }
  });

  test('are stored if the draft was removed in the meantime, as after a publication in another window', async () => {
    const store = await open();
    await store.write(saving('a.yaml', null, 'x: 1\n'));
    let calls = 0;
    github.world.beforeResponse = async () => {
      calls += 1;
      if (calls === 2)
        await github.world.repository.text(['update-ref', '-d', `refs/heads/studio/main/${login}`]);
    };
    expect(await store.write(saving('b.yaml', null, 'x: 2\n'))).toEqual([]);
    expect(await show('b.yaml')).toBe('x: 2');
    expect((await log()).split('\n')).toHaveLength(2);
  });

  test('cannot write files outside of the site', async () => {
    const store = await open();
    for (const name of ['../x.yaml', '.github/workflows/x.yaml'])
      await expect(store.write(saving(name, null, 'x'))).rejects.toThrow(
        `${name} is not a file of this site; nothing was saved.`,
      );
  });
});

test('images are added to the draft when saved, removed and restored', async () => {
  const store = await open();
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251);
  const { name, text } = await store.takePicture(new File([bytes], 'new-hall.jpg'));
  const path = `media/${name}`;
  expect(await store.write(saving(path, null, text))).toEqual([]);
  const shown = await github.world.repository.git(['show', `studio/main/${login}:pages/${path}`]);
  expect(shown).toEqual(Buffer.from(bytes));
  expect(await store.write(saving(path, text, null))).toEqual([]);
  await expect(show(path)).rejects.toThrow('new-hall.jpg');
  expect(await store.write(saving(path, null, text))).toEqual([]);
  const url = store.pictureUrl(name, (JSON.parse(text) as { hash: string }).hash);
  expect(await (await fetch(url)).arrayBuffer()).toEqual(bytes.buffer);
});

test('an image that somebody else has replaced is a conflict with the stored image info', async () => {
  const store = await open();
  const take = (byte: number) => store.takePicture(new File([new Uint8Array(9).fill(byte)], 'a.jpg'));
  const [mine, theirs] = [await take(1), await take(2)];
  await store.write(saving('media/a.jpg', null, theirs.text));
  expect(await (await open()).write(saving('media/a.jpg', null, mine.text))).toEqual([
    { name: 'media/a.jpg', stored: theirs.text },
  ]);
});

test('a repository that does not exist cannot be opened', async () => {
  const { world } = github;
  world.name = 'other';
  await expect(open()).rejects.toThrow(words.github.missing);
  world.name = 'site';
});
