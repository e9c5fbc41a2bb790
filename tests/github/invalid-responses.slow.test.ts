import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreFailure } from '../../studio/github/failures.ts';
import { startGitHub } from '../support/github/emulator.ts';
import { openStore } from '../support/github/editor-store.ts';
import { fakeTimeLimits } from '../support/fake-time-limits.ts';
import { readRepositoryFiles } from '../support/github/repository-files.ts';
import { sample } from '../support/sample.ts';

type Editor = Awaited<ReturnType<typeof openStore>>;

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeAll(async () => {
  github = await startGitHub(readRepositoryFiles('tests/fixtures/dentist/pages'));
});
afterAll(() => github.close());

const portal = '<!doctype html><title>Welcome to our hotel</title><p>Sign in to use the network.</p>';
const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** What arrives in place of a response. */
const replacements: Record<string, (original: () => Promise<Response>) => Response | Promise<Response>> = {
  'no body': () => new Response(null),
  null: () => json('null'),
  'an empty object': () => json('{}'),
  'another object': () => json('{"data":{"ok":true},"sha":7,"merged":"yes","tree":"","number":"1"}'),
  HTML: () => new Response(portal, { headers: { 'content-type': 'text/html' } }),
  'HTML that asks to sign in': () =>
    new Response(portal, { status: 401, headers: { 'content-type': 'text/html' } }),
  'half of it': async (original) => {
    const text = await (await original()).text();
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return new Response(cut, { headers: { 'content-type': 'application/json' } });
  },
  late: () => {
    queueMicrotask(() => vi.advanceTimersByTime(300_000));
    return new Promise(() => {});
  },
};

/**
 * Replaces the response of one call.
 * @param index of the call
 * @param isDone whether the call reaches GitHub before
 * @returns whether there were so many calls
 */
const replacing = (kind: string, index: number, isDone: boolean): (() => boolean) => {
  const send = fetch;
  let calls = 0;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const isReplaced = calls === index;
    calls += 1;
    if (!isReplaced) return send(...asked);
    const original = isDone ? await send(...asked) : json('{"data":{},"sha":"0"}');
    return replacements[kind]?.(() => Promise.resolve(original));
  });
  return () => calls > index;
};

/** The outcome of a call of the store, or the message that an editor reads. */
const outcomeOf = async <Result>(call: Promise<Result>): Promise<Result | string> => {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreFailure);
    return (error as StoreFailure).message;
  }
};

const messages =
  /^(The response did not come from GitHub|It is not known whether|GitHub (does|did) not answer)/;
const signedOut = vi.fn();

beforeEach(() => {
  for (const limit of Object.values(github.world.limits)) limit.remaining = limit.limit;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeTimeLimits();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  signedOut.mockReset();
});

const titleOf = async ({ store }: Editor): Promise<string> => {
  const text = String((await store.read()).content.get('contact.yaml'));
  return /^title: (.*)$/m.exec(text)?.[1] ?? '';
};

const visit = (): Promise<Editor> => openStore(github.url, 'anna', undefined, signedOut);

/** Runs something with every call replaced once. @param visitorOf gives who does it */
const withEachCall = async (
  kind: string,
  isDone: boolean,
  run: (name: string, editor: Editor, replace: () => void) => Promise<void>,
  visitorOf: () => Promise<Editor>,
): Promise<number> => {
  for (let index = 0; ; index += 1) {
    const visitor = await visitorOf();
    let wasReached = (): boolean => false;
    await run(`${kind} ${isDone} ${index}`, visitor, () => {
      wasReached = replacing(kind, index, isDone);
    });
    vi.unstubAllGlobals();
    if (!wasReached()) return index;
  }
};

/** Another shape, another type of content, and an end in the middle. */
const some = ['another object', 'HTML', 'half of it'];
const others = Object.keys(replacements).filter((kind) => !some.includes(kind));

describe.each(sample(some, others))('a response is replaced by %s', (kind) => {
  // A page of the network arrives instead of the request; a half or late response tells nothing of it.
  const arrivals = kind === 'HTML' ? [true, false] : [true];

  test.each(arrivals)('while a save is made (it arrives: %s)', async (isDone) => {
    const anna = await visit();
    const calls = await withEachCall(
      kind,
      isDone,
      async (name, editor, replace) => {
        const { content } = await editor.store.read();
        const before = String(content.get('contact.yaml'));
        const after = before.replace(/^title: .*$/m, `title: ${name}`);
        const change = { name: 'contact.yaml', before, after };
        replace();
        const outcome = await outcomeOf(editor.store.write([change]));
        vi.unstubAllGlobals();
        if (typeof outcome === 'string') {
          expect(outcome).toMatch(messages);
          expect(await editor.store.write([change])).toEqual([]);
        } else expect(outcome).toEqual([]);
        expect(await titleOf(editor)).toBe(name);
      },
      () => Promise.resolve(anna),
    );
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each(arrivals)('while it is published (it arrives: %s)', async (isDone) => {
    const anna = await visit();
    const { repository } = github.world;
    const calls = await withEachCall(
      kind,
      isDone,
      async (name, editor, replace) => {
        const { content } = await editor.store.read();
        const before = String(content.get('contact.yaml'));
        const after = before.replace(/^title: .*$/m, `title: ${name}`);
        expect(await editor.store.write([{ name: 'contact.yaml', before, after }])).toEqual([]);
        replace();
        const first = await outcomeOf(editor.publishing.publish({ message: name }));
        vi.unstubAllGlobals();
        expect(await titleOf(editor)).toBe(name);
        if (typeof first === 'string') {
          expect(first).toMatch(messages);
          const second = await editor.publishing.publish({ message: name });
          expect(second).toMatchObject({ state: 'published' });
        }
        expect(await repository.text(['log', '-1', '--format=%s', 'main'])).toBe(name);
        expect(await repository.text(['show', 'main:pages/contact.yaml'])).toContain(`title: ${name}\n`);
        expect(await repository.text(['log', '--format=%s', `--grep=^${name}$`, 'main'])).toBe(name);
      },
      () => Promise.resolve(anna),
    );
    expect(calls).toBeGreaterThan(6);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('while the state and the history are read', async () => {
    await withEachCall(
      kind,
      true,
      async (_name, { publishing, store }, replace) => {
        replace();
        const read = await Promise.all([
          outcomeOf(store.read()),
          outcomeOf(publishing.status()),
          outcomeOf(publishing.history({ name: 'contact.yaml' })),
        ]);
        const [entry] = Array.isArray(read[2]) ? read[2] : [];
        if (entry && 'id' in entry) await outcomeOf(publishing.version(entry.id));
        for (const outcome of read) if (typeof outcome === 'string') expect(outcome).toMatch(messages);
        // A new visit: nothing is cached yet.
      },
      visit,
    );
    expect(signedOut).not.toHaveBeenCalled();
  });
});
