import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../core/observable.ts';
import { fakeTimeLimits } from '../../tests/support/fake-time-limits.ts';
import { EditingWindow } from './editing-window.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeLimits();
});
afterEach(() => vi.useRealTimers());

type Request = { owner: string; begin: () => void; reject: (error: Error) => void };

/** One browser: the locks of its windows, and the draft that was stored last. */
class Browser {
  readonly #held = new Map<string, Request>();
  readonly #queues = new Map<string, Request[]>();
  stored = '';

  locks(owner: string): LockManager {
    const request = (
      name: string,
      { ifAvailable = false, steal = false, signal }: LockOptions,
      callback: (lock: Lock | null) => Promise<unknown>,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const begin = (): void => {
          this.#held.set(name, asked);
          const release = (): void => {
            if (this.#held.get(name) === asked) this.#next(name);
          };
          void callback({ name, mode: 'exclusive' }).then(resolve, reject).then(release);
        };
        const asked: Request = { owner, begin, reject };
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, queue);
        signal?.addEventListener('abort', () => {
          if (queue.includes(asked)) queue.splice(queue.indexOf(asked), 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (steal) this.#held.get(name)?.reject(new DOMException('stolen', 'AbortError'));
        if (steal || !this.#held.has(name)) begin();
        else if (ifAvailable) void callback(null).then(resolve, reject);
        else queue.push(asked);
      });
    return { request, query: () => Promise.reject(new Error('unused')) } as unknown as LockManager;
  }

  /** Closes a window: its locks go to the next ones. */
  close(owner: string): void {
    for (const [name, queue] of this.#queues) {
      this.#queues.set(
        name,
        queue.filter((each) => each.owner !== owner),
      );
      if (this.#held.get(name)?.owner === owner) this.#next(name);
    }
  }

  #next(name: string): void {
    this.#held.delete(name);
    this.#queues.get(name)?.shift()?.begin();
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);

const open = async (browser: Browser, name: string) => {
  const isEditing = new Observable(true);
  const window = { text: '', isSuspended: false, isEditing };
  const editing = new EditingWindow({
    locks: browser.locks(name),
    name: 'site',
    isEditing,
    load: async () => void (window.text = browser.stored),
    store: async () => {
      if (window.isSuspended) await new Promise(() => undefined);
      browser.stored = window.text;
    },
  });
  await editing.start();
  return Object.assign(window, { take: () => editing.take() });
};
const areEditing = (...windows: { isEditing: Observable<boolean> }[]): boolean[] =>
  windows.map(({ isEditing }) => isEditing.snapshot());

test('one window edits; when it closes, the next one does', async () => {
  const browser = new Browser();
  const [one, two, three] = [await open(browser, '1'), await open(browser, '2'), await open(browser, '3')];
  expect(areEditing(one, two, three)).toEqual([true, false, false]);
  browser.stored = 'stored when it was closed';
  browser.close('1');
  await settle();
  expect(areEditing(two, three)).toEqual([true, false]);
  expect(two.text).toBe('stored when it was closed');
});

test('a window that takes over continues with what the former one stored, also if others wait', async () => {
  const browser = new Browser();
  const [one, two, three] = [await open(browser, '1'), await open(browser, '2'), await open(browser, '3')];
  one.text = 'typed and not stored';
  three.take();
  three.take();
  await settle();
  expect(areEditing(one, two, three)).toEqual([false, false, true]);
  expect(three.text).toBe('typed and not stored');
  three.text = 'typed in the third';
  one.take();
  await settle();
  expect(areEditing(one, two, three)).toEqual([true, false, false]);
  expect(one.text).toBe('typed in the third');
  browser.close('1');
  await settle();
  expect(areEditing(two, three)).toEqual([true, false]);
});

test('a suspended window loses the draft after a time', async () => {
  const browser = new Browser();
  const [one, two] = [await open(browser, '1'), await open(browser, '2')];
  one.isSuspended = true;
  two.take();
  await vi.advanceTimersByTimeAsync(2000);
  expect(areEditing(two)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(areEditing(one, two)).toEqual([false, true]);
});

test('a browser without locks lets the window edit', async () => {
  const isEditing = new Observable(true);
  const [load, store] = [vi.fn(), vi.fn()];
  await new EditingWindow({ locks: undefined, name: 'site', isEditing, load, store }).start();
  expect(isEditing.snapshot()).toBe(true);
});
