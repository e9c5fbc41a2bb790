import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startGitHub } from '../../tests/support/github/emulator.ts';
import { createMemoryCache, openStore } from '../../tests/support/github/editor-store.ts';
import { readRepositoryFiles } from '../../tests/support/github/repository-files.ts';
import type { SiteStore } from '../store/site-store.ts';

const site = readRepositoryFiles();
let github: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  github = await startGitHub(new Map([...site, ['pages/latin.yaml', Buffer.from([0x74, 0xe9])]]));
});
afterEach(() => github.close());

const open = async (login = 'anna', shelf = createMemoryCache()) =>
  (await openStore(github.url, login, shelf)).store;
const show = (path: string, branch = 'studio/main/anna') =>
  github.world.repository.text(['show', `${branch}:pages/${path}`]);
const log = (branch: string) => github.world.repository.text(['log', '--format=%an: %s', branch]);
const about = (site.get('pages/about.yaml') ?? '').toString();
const textIn = async (store: SiteStore, name: string) => (await store.read()).content.get(name);

/** The store when it knows its pictures. */
const withPictures = async (shelf = createMemoryCache()) => {
  const store = await open('anna', shelf);
  const changed = vi.fn();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  store.watch(changed);
  await store.read();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 20_000);
  vi.useRealTimers();
  return store;
};

test('reads all texts unchanged; image info is unknown at first', async () => {
  const { prefix, content } = await (await open()).read();
  expect(prefix).toBe('pages/');
  expect(content.get('about.yaml')).toBe(about);
  expect(content.get('latin.yaml')).toEqual(new Uint8Array([0x74, 0xe9]));
  const pictures = [...content].filter(([name]) => name.startsWith('media/'));
  expect(pictures.length).toBeGreaterThan(3);
  expect(new Set(pictures.map(([, line]) => line))).toEqual(new Set(['']));
});

test('contents are cached: the next visit only requests the branch and its tree', async () => {
  const shelf = createMemoryCache();
  await withPictures(shelf);
  expect(shelf.entries.size).toBeGreaterThanOrEqual(site.size);
  github.world.calls.length = 0;
  const again = await open('anna', shelf);
  expect((await again.read()).content.get('about.yaml')).toBe(about);
  expect(github.world.calls).toEqual([
    'POST /graphql',
    'POST /graphql',
    expect.stringContaining('/git/trees/'),
  ]);
});

test('a thousand pages take at most 25 requests', async () => {
  const words = 'a page of six thousand letters '.repeat(200);
  const pages = Array.from(
    { length: 1000 },
    (_, index) => [`pages/page-${index}.yaml`, `title: ${index}\nwords: ${words}\n`] as const,
  );
  const large = await startGitHub(new Map(pages));
  const { store } = await openStore(large.url, 'anna');
  expect((await store.read()).content.get('page-999.yaml')).toBe(`title: 999\nwords: ${words}\n`);
  expect(large.world.calls.length).toBeLessThanOrEqual(25);
  large.close();
});

describe('saved changes', () => {
  test('are one commit on the draft branch of the user, not on the default branch', async () => {
    const store = await open();
    const made = { name: 'stone/marble.yaml', before: null, after: '\uFEFFtitle: Marble – ü\r\n' };
    const changed = { name: 'about.yaml', before: about, after: 'title: About\n' };
    const gone = {
      name: 'warranty.yaml',
      before: (await textIn(store, 'warranty.yaml')) as string,
      after: null,
    };
    expect(await store.write([made, changed, gone])).toEqual([]);
    expect(await show('stone/marble.yaml')).toBe('\uFEFFtitle: Marble – ü\r');
    const { repository } = github.world;
    expect(await repository.text(['diff', '--name-status', 'main', 'studio/main/anna'])).toBe(
      ['M\tpages/about.yaml', 'A\tpages/stone/marble.yaml', 'D\tpages/warranty.yaml'].join('\n'),
    );
    expect(await log('studio/main/anna')).toBe('anna: Draft of the site\nNobody: The site');
    expect(await textIn(await open(), 'about.yaml')).toBe('title: About\n');
    expect(await textIn(await open('ben'), 'about.yaml')).toBe(about);
  });

  test('are rejected completely if another window has saved other texts', async () => {
    const [one, other] = [await open(), await open()];
    await one.write([{ name: 'about.yaml', before: about, after: 'title: One\n' }]);
    const both = [
      { name: 'about.yaml', before: about, after: 'title: Other\n' },
      { name: 'new.yaml', before: null, after: 'title: New\n' },
    ];
    expect(await other.write(both)).toEqual([{ name: 'about.yaml', stored: 'title: One\n' }]);
    await expect(show('new.yaml')).rejects.toThrow('new.yaml');
  });

  test('of two windows at the same time are all stored', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const names = ['a.yaml', 'b.yaml', 'c.yaml'];
    await Promise.all(
      stores.map((store, index) =>
        store.write([{ name: names[index] ?? '', before: null, after: `x: ${index}\n` }]),
      ),
    );
    expect(await Promise.all(names.map((name) => show(name)))).toEqual(['x: 0', 'x: 1', 'x: 2']);
  });

  test('take two requests, with and without a draft, whatever they contain', async () => {
    const store = await open();
    const image = await store.takePicture(new File([new Uint8Array(9)], 'a.jpg'));
    await store.read();
    for (const [before, after] of [
      [about, 'title: One\n'],
      ['title: One\n', 'title: Two\n'],
    ] as const) {
      const picture = { name: `media/${after.slice(7, 10)}.jpg`, before: null, after: image.text };
      github.world.calls.length = 0;
      expect(await store.write([{ name: 'about.yaml', before, after }, picture])).toEqual([]);
      expect(github.world.calls).toEqual(['POST /graphql', 'POST /graphql']);
      await store.read();
    }
  });

  test('are stored if the draft was removed in the meantime, as after a publication in another window', async () => {
    const store = await open();
    await store.write([{ name: 'a.yaml', before: null, after: 'x: 1\n' }]);
    let calls = 0;
    github.world.beforeResponse = async () => {
      calls += 1;
      if (calls === 2)
        await github.world.repository.text(['update-ref', '-d', 'refs/heads/studio/main/anna']);
    };
    expect(await store.write([{ name: 'b.yaml', before: null, after: 'x: 2\n' }])).toEqual([]);
    expect(await show('b.yaml')).toBe('x: 2');
    expect((await log('studio/main/anna')).split('\n')).toHaveLength(2);
  });

  test('count as saved if the store already has them', async () => {
    const store = await open();
    const change = { name: 'about.yaml', before: about, after: 'title: One\n' };
    await store.write([change]);
    expect(await store.write([change])).toEqual([]);
    expect((await log('studio/main/anna')).split('\n')).toHaveLength(2);
  });

  test('cannot write files outside of the site', async () => {
    const store = await open();
    const outside = [
      '../secret.yaml',
      'media/x.yaml',
      '.github/workflows/x.yaml',
      'a//b.yaml',
      String.raw`..\x.yaml`,
    ];
    for (const name of outside)
      await expect(store.write([{ name, before: null, after: 'x' }])).rejects.toThrow(
        `${name} is not a file of this site; nothing was saved.`,
      );
  });
});

describe('images', () => {
  test('have info after they were inspected', async () => {
    const { content } = await (await withPictures()).read();
    const [, line] = [...content].find(([name]) => name.startsWith('media/')) ?? [];
    expect(JSON.parse(String(line))).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{40}$/),
      width: 1600,
    });
  });

  test('are added to the draft when saved, removed and restored', async () => {
    const store = await open();
    const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251);
    const { name, text } = await store.takePicture(new File([bytes], 'new-hall.jpg'));
    const added = { name: `media/${name}`, before: null, after: text };
    expect(await store.write([added])).toEqual([]);
    const { repository } = github.world;
    expect(await repository.git(['show', 'studio/main/anna:pages/media/new-hall.jpg'])).toEqual(
      Buffer.from(bytes),
    );
    expect(await store.write([{ ...added, before: text, after: null }])).toEqual([]);
    await expect(show('media/new-hall.jpg')).rejects.toThrow('new-hall.jpg');
    expect(await store.write([added])).toEqual([]);
    expect(await (await fetch(store.pictureUrl(name, JSON.parse(text).hash))).arrayBuffer()).toEqual(
      bytes.buffer,
    );
  });

  test('replaced by somebody else are conflicts with the stored image info', async () => {
    const store = await open();
    const picture = async (sign: number) =>
      store.takePicture(new File([new Uint8Array(9).fill(sign)], 'a.jpg'));
    const [mine, theirs] = [await picture(1), await picture(2)];
    await store.write([{ name: 'media/a.jpg', before: null, after: theirs.text }]);
    expect(await (await open()).write([{ name: 'media/a.jpg', before: null, after: mine.text }])).toEqual([
      { name: 'media/a.jpg', stored: theirs.text },
    ]);
  });
});

describe('failures have messages for the editor', () => {
  const reading = async () => (await open()).read();

  test('an expired token', async () => {
    const store = await open();
    github.world.users.delete('token-anna');
    await expect(store.read()).rejects.toThrow('Sign in again');
  });

  test('a missing permission', async () => {
    const store = await open();
    const anna = github.world.users.get('token-anna');
    if (anna) anna.permissions = { contents: 'read' };
    await expect(store.write([{ name: 'x.yaml', before: null, after: 'x' }])).rejects.toThrow('permissions');
  });

  test('a missing repository', async () => {
    github.world.name = 'other';
    await expect(reading()).rejects.toThrow('The repository does not exist');
  });

  test('a rate limit, with the time of its reset', async () => {
    const store = await open();
    github.world.limits.graphql.remaining = 0;
    const time = new Date(github.world.limits.graphql.reset * 1000);
    const clock = time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    await expect(store.read()).rejects.toThrow(`You can continue at ${clock}`);
    github.world.limits.graphql.remaining = 10;
    github.world.secondaryLimitCalls = 1;
    await expect(store.read()).rejects.toThrow('Wait a minute');
  });

  test('a lost connection; no message contains the token', async () => {
    const store = await open();
    github.disconnect();
    const error: Error = await store.read().then(
      () => new Error('was read'),
      (thrown: Error) => thrown,
    );
    expect(error.message).toContain('try again when you are online');
    expect(JSON.stringify([error, error.stack, error.message])).not.toContain('token-anna');
  });
});
