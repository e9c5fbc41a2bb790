import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreFailure } from '../../studio/github/failures.ts';
import { openStore } from '../support/github/editor-store.ts';
import { editor, startGitHub } from '../support/github/emulator.ts';
import { readRepositoryFiles } from '../support/github/repository-files.ts';

type Editor = Awaited<ReturnType<typeof openStore>>;

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeAll(async () => {
  github = await startGitHub(readRepositoryFiles('tests/fixtures/dentist/pages'));
});
afterAll(() => github.close());

const portal = '<!doctype html><title>Welcome to our hotel</title><p>Sign in to use the network.</p>';
const html = { 'content-type': 'text/html' };
const json = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });

/** What arrives instead of a response. */
const replacements: Record<
  string,
  (original: Response, signal?: AbortSignal | null) => Response | Promise<Response>
> = {
  'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no body': () => new Response(null),
  null: () => json('null'),
  'an empty object': () => json('{}'),
  'another object': () => json('{"data":{"ok":true},"sha":7,"merged":"yes","tree":"","number":"1"}'),
  HTML: () => new Response(portal, { headers: html }),
  'HTML that asks to sign in': () => new Response(portal, { status: 401, headers: html }),
  'half of it': async (original) => {
    const text = await original.text();
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return new Response(cut, { headers: { 'content-type': 'application/json' } });
  },
  'a late response': (_, signal) => {
    if (signal) vi.spyOn(signal, 'aborted', 'get').mockReturnValue(true);
    return Promise.reject(new DOMException('timed out', 'TimeoutError'));
  },
};

/**
 * Replaces the response of one call.
 * @param index of the call
 * @param hasArrived whether GitHub receives the call
 * @returns whether there were so many calls
 */
const replaceResponse = (kind: string, index: number, hasArrived: boolean): (() => boolean) => {
  const send = fetch;
  let calls = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const isReplaced = calls === index;
    calls += 1;
    if (!isReplaced) return send(...request);
    const response = hasArrived ? await send(...request) : json('{"data":{},"sha":"0"}');
    return replacements[kind]?.(response, request[1]?.signal);
  });
  return () => calls > index;
};

/** Returns the result of a call of the store, or its message for the editor. */
const outcomeOf = async <Result>(call: Promise<Result>): Promise<Result | string> => {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreFailure);
    const { message } = error as StoreFailure;
    expect(message).toMatch(
      /^(The response did not come from GitHub|It is not known whether|GitHub (does|did) not answer)/,
    );
    return message;
  }
};

const signedOut = vi.fn();
const visit = (): Promise<Editor> => openStore(github.url, 'anna', { signedOut });

beforeEach(() => {
  for (const limit of Object.values(github.world.limits)) limit.remaining = limit.limit;
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(signedOut).not.toHaveBeenCalled();
});

const git = (...args: string[]) => github.world.repository.text(args);
const publishElsewhere = async (title: string): Promise<void> => {
  const { repository } = github.world;
  const text = (await git('show', 'main:pages/home.yaml')).replace(/^title: .*$/m, `title: ${title}`);
  const home = { path: 'pages/home.yaml', mode: '100644', sha: await repository.writeBlob(`${text}\n`) };
  const tree = await repository.writeTree('main^{tree}', [home]);
  await git('update-ref', 'refs/heads/main', await repository.commit(tree, ['main'], 'Ben', editor('ben')));
};

describe.each(Object.keys(replacements))('instead of a response arrives: %s', (kind) => {
  // A half or late response says nothing about the request.
  const arrivals = ['a lost connection', 'HTML'].includes(kind) ? [true, false] : [true];

  test.each(arrivals)(
    'nothing is lost and all is published once (GitHub has the request: %s)',
    async (hasArrived) => {
      const { store, publishing } = await visit();
      const read = async () => String((await store.read()).content.get('contact.yaml'));
      let isReached = true;
      for (let index = 0; isReached; index += 1) {
        const name = `${kind} ${hasArrived} ${index}`;
        const before = await read();
        const after = before.replace(/^title: .*$/m, `title: ${name}`);
        const changes = [{ name: 'contact.yaml', before, after }];
        await publishElsewhere(`Ben ${name}`);
        const wasReached = replaceResponse(kind, index, hasArrived);
        if (typeof (await outcomeOf(store.write(changes))) === 'string')
          expect(await store.write(changes)).toEqual([]);
        const first = await outcomeOf(publishing.publish({ message: name }));
        isReached = wasReached();
        vi.unstubAllGlobals();
        expect(await read()).toContain(`title: ${name}\n`);
        if (typeof first === 'string')
          expect(await publishing.publish({ message: name })).toMatchObject({ state: 'published' });
        expect(await git('show', 'main:pages/contact.yaml')).toContain(`title: ${name}\n`);
        expect(await git('log', '--format=%s', `--grep=^${name}$`, 'main')).toBe(name);
        if (!isReached) expect(index).toBeGreaterThan(8);
        // A draft that could not be removed and has the same line as the next one would conflict with it.
        await git('update-ref', '-d', `refs/heads/${store.parts.repository.draft}`);
      }
    },
  );

  test('while the state and the history are read', async () => {
    let isReached = true;
    for (let index = 0; isReached; index += 1) {
      // A new visit: nothing is cached yet.
      const { store, publishing } = await visit();
      const wasReached = replaceResponse(kind, index, true);
      const [, , history] = await Promise.all([
        outcomeOf(store.read()),
        outcomeOf(publishing.status()),
        outcomeOf(publishing.history({ name: 'contact.yaml' })),
      ]);
      if (typeof history !== 'string') await outcomeOf(publishing.version(history[0]?.id ?? ''));
      isReached = wasReached();
      vi.unstubAllGlobals();
    }
  });
});
