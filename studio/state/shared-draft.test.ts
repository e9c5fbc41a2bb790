import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { SharedDraft, type DraftMessage } from './shared-draft.ts';
import { SiteTexts } from './site-texts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Waiting = { begin: () => void; reject: (error: Error) => void };

/** One browser: its lock and the messages between its windows. */
class Browser {
  readonly #hearing: { window: string; hear: (event: { data: DraftMessage }) => void }[] = [];
  #held: { owner: string; reject: (error: Error) => void } | undefined;
  #queue: (Waiting & { owner: string })[] = [];
  /** What was stored last. */
  stored: Draft | undefined;
  /** Windows that do not run. */
  readonly frozen = new Set<string>();

  channel(window: string): ConstructorParameters<typeof SharedDraft>[1]['channel'] {
    return {
      addEventListener: (_, hear) => this.#hearing.push({ window, hear }),
      postMessage: (message) => {
        const data = structuredClone(message);
        for (const each of this.#hearing)
          if (each.window !== window)
            queueMicrotask(() => {
              if (!this.frozen.has(each.window)) each.hear({ data });
            });
      },
    };
  }

  locks(owner: string): LockManager {
    const request = (
      name: string,
      { ifAvailable = false, steal = false, signal }: LockOptions,
      callback: (lock: Lock | null) => Promise<unknown>,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const begin = (): void => {
          this.#held = { owner, reject };
          void callback({ name, mode: 'exclusive' }).then(resolve, reject);
        };
        if (steal) {
          this.#held?.reject(new DOMException('stolen', 'AbortError'));
          begin();
        } else if (!this.#held) begin();
        else if (ifAvailable) void callback(null).then(resolve, reject);
        else {
          const waiting = { owner, begin, reject };
          this.#queue.push(waiting);
          signal?.addEventListener('abort', () => {
            this.#queue = this.#queue.filter((each) => each !== waiting);
            reject(new DOMException('aborted', 'AbortError'));
          });
        }
      });
    return { request, query: () => Promise.reject(new Error('unused')) } as unknown as LockManager;
  }

  /** Closes a window: its lock goes to the next one. */
  close(owner: string): void {
    this.frozen.add(owner);
    this.#queue = this.#queue.filter((each) => each.owner !== owner);
    if (this.#held?.owner !== owner) return;
    this.#held = undefined;
    this.#queue.shift()?.begin();
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);

const open = async (browser: Browser, name: string) => {
  const texts = new SiteTexts(new Map([['a.yaml', 'a\n']]));
  const refused = vi.fn();
  texts.refuse = refused;
  const shared = new SharedDraft(texts, {
    channel: browser.channel(name),
    locks: browser.locks(name),
    name: 'site',
    stored: () => Promise.resolve(browser.stored),
  });
  await shared.start();
  await settle();
  return {
    texts,
    refused,
    take: () => shared.take(),
    isEditing: () => texts.isEditing.snapshot(),
    text: () => texts.snapshot().current.get('a.yaml'),
    write: async (text: string) => {
      texts.change('x', new Map([['a.yaml', text]]));
      await settle();
    },
  };
};

test('one window edits; all others mirror its texts and steps, whenever they were opened', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  expect([one.isEditing(), two.isEditing()]).toEqual([true, false]);
  await one.write('b\n');
  await one.write('c\n');
  one.texts.mergeStored('b.yaml', 'new\n');
  await settle();
  const three = await open(browser, '3');
  for (const { texts } of [two, three]) expect(texts.snapshot()).toEqual(one.texts.snapshot());
});

test('an edit in a window that does not hold the lock changes nothing and is reported', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  await two.write('b\n');
  expect([one.text(), two.text(), two.refused.mock.calls.length]).toEqual(['a\n', 'a\n', 1]);
});

test('when the editing window closes, the next one continues with all its changes', async () => {
  const browser = new Browser();
  const [one, two, three] = [await open(browser, '1'), await open(browser, '2'), await open(browser, '3')];
  await one.write('b\n');
  browser.close('1');
  await settle();
  expect([two.isEditing(), three.isEditing(), two.text()]).toEqual([true, false, 'b\n']);
  // At once, and in the same field: it is a step of its own.
  await two.write('c\n');
  two.texts.undo();
  expect(two.text()).toBe('b\n');
  two.texts.undo();
  await settle();
  expect(three.text()).toBe('a\n');
});

test('characters stored but not sent before a window closed are restored', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  browser.frozen.add('2');
  await one.write('the last letters\n');
  browser.stored = one.texts.snapshot();
  browser.frozen.delete('2');
  browser.close('1');
  await settle();
  expect([two.isEditing(), two.text()]).toEqual([true, 'the last letters\n']);
});

test('a window that missed a change requests the draft', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  browser.frozen.add('2');
  await one.write('b\n');
  browser.frozen.delete('2');
  await one.write('c\n');
  expect(two.texts.snapshot()).toEqual(one.texts.snapshot());
});

test('a window becomes the editor; the previous one mirrors it', async () => {
  const browser = new Browser();
  const one = await open(browser, '1');
  const [two, three] = [await open(browser, '2'), await open(browser, '3')];
  await one.write('b\n');
  three.take();
  await settle();
  expect([one, two, three].map(({ isEditing }) => isEditing())).toEqual([false, false, true]);
  await three.write('c\n');
  expect([one.text(), two.text()]).toEqual(['c\n', 'c\n']);
  one.take();
  await settle();
  expect([one, two, three].map(({ isEditing }) => isEditing())).toEqual([true, false, false]);
  browser.close('1');
  await settle();
  expect([two, three].filter(({ isEditing }) => isEditing())).toHaveLength(1);
});

test('a suspended window loses the lock at once', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  await one.write('b\n');
  browser.frozen.add('1');
  two.take();
  await settle();
  expect([one.isEditing(), two.isEditing(), two.text()]).toEqual([false, true, 'b\n']);
});

test('a browser without locks lets the window edit', async () => {
  const texts = new SiteTexts(new Map());
  const channel = new Browser().channel('1');
  const stored = () => Promise.resolve(undefined);
  const shared = new SharedDraft(texts, { channel, locks: undefined, name: 'site', stored });
  await shared.start();
  expect(texts.isEditing.snapshot()).toBe(true);
});
