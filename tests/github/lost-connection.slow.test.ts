import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../support/github/editor-store.ts';
import { readRepositoryFiles } from '../support/github/repository-files.ts';
import { editor, startGitHub } from '../support/github/emulator.ts';

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeAll(async () => {
  github = await startGitHub(readRepositoryFiles('tests/fixtures/dentist/pages'));
});
afterAll(() => github.close());

const isWriting = ({ method, body }: RequestInit = {}): boolean =>
  method !== 'GET' && !String(body).startsWith('{"query":"query');

/**
 * Loses the connection after a call that writes: it has arrived, and its answer has not.
 * @param survived how many such calls are answered before
 * @returns whether it came so far
 */
const losing = (survived: number): (() => boolean) => {
  const send = fetch;
  let writes = 0;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await send(...asked);
    if (isWriting(asked[1])) writes += 1;
    if (writes > survived) throw new TypeError('Failed to fetch');
    return answer;
  });
  return () => writes > survived;
};

test('a connection that is lost after any step of publishing: the next try ends it, and all is published once', async () => {
  const { repository } = github.world;
  const git = (...args: string[]) => repository.text(args);
  const anna = await openStore(github.url, 'anna');
  const save = async (title: string) => {
    const before = String((await anna.store.read()).content.get('contact.yaml'));
    const after = before.replace(/^title: .*$/m, title);
    expect(await anna.store.write([{ name: 'contact.yaml', before, after }])).toEqual([]);
  };
  const publishElsewhere = async (title: string) => {
    const text = (await git('show', 'main:pages/home.yaml')).replace(/^title: .*$/m, title);
    const home = { path: 'pages/home.yaml', mode: '100644', sha: await repository.writeBlob(`${text}\n`) };
    const tree = await repository.writeTree('main^{tree}', [home]);
    await git('update-ref', 'refs/heads/main', await repository.commit(tree, ['main'], 'Ben', editor('ben')));
  };
  for (let survived = 0, isLost = true; isLost; survived += 1) {
    const [title, message] = [`title: Said ${survived} times`, `Time ${survived}`];
    await save(title);
    await publishElsewhere(`title: Ben ${survived}`);
    const hasLost = losing(survived);
    const first = await anna.publishing.publish({ message }).catch((error: Error) => error);
    isLost = hasLost();
    vi.unstubAllGlobals();
    // What was published before the last call, which takes the draft away, is published.
    if (first instanceof Error) {
      expect(first.message).toMatch(/^(GitHub does not answer|It is not known whether)/);
      expect((await anna.store.read()).content.get('contact.yaml')).toContain(title);
      expect(await anna.publishing.publish({ message })).toMatchObject({ state: 'published' });
    }
    expect(await git('log', '-1', '--format=%an: %s', 'main')).toBe(`anna: ${message}`);
    const changed = await git('show', '--format=', '--unified=0', 'main');
    expect(changed.split('\n').filter((line) => /^[+][^+]/.test(line))).toEqual([`+${title}`]);
    expect(survived).toBeLessThan(20);
    if (!isLost) expect(survived).toBeGreaterThan(4);
  }
  expect(await git('rev-list', '--count', '--author=anna', 'main')).toBe(
    await git('rev-list', '--count', '--author=ben', 'main'),
  );
});

test('pictures that did not come while the connection was lost are looked at when it is there again', async () => {
  const { store } = await openStore(github.url, 'anna');
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const changed = vi.fn();
  store.watch(changed);
  vi.useRealTimers();
  const lost = vi.fn((call: string) => {
    if (call.includes('/git/blobs/')) throw new Error('lost');
  });
  github.world.beforeResponse = lost;
  await store.read();
  await vi.waitFor(() => expect(lost.mock.calls.join()).toContain('/git/blobs/'));
  github.world.beforeResponse = () => undefined;
  expect(changed).not.toHaveBeenCalled();
  heard.get('online')?.();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
});
