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
  /** The requests of each lock; the first one holds it. */
  readonly #requests = new Map<string, Request[]>();
  stored = '';

  locks(owner: string): LockManager {
    const request = (
      name: string,
      { ifAvailable = false, steal = false, signal }: LockOptions,
      callback: (lock: Lock | null) => Promise<unknown>,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const requests = this.#requests.get(name) ?? [];
        this.#requests.set(name, requests);
        if (ifAvailable && requests.length > 0) return void callback(null).then(resolve, reject);
        const asked: Request = {
          owner,
          reject,
          begin: () =>
            void callback({ name, mode: 'exclusive' })
              .then(resolve, reject)
              .then(() => this.#remove((each) => each === asked)),
        };
        signal?.addEventListener('abort', () => {
          if (requests[0] !== asked) this.#remove((each) => each === asked);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (steal) requests.shift()?.reject(new DOMException('stolen', 'AbortError'));
        requests[steal ? 'unshift' : 'push'](asked);
        if (requests[0] === asked) asked.begin();
      });
    return { request } as unknown as LockManager;
  }

  /** Closes a window: its locks go to the next ones. */
  close(owner: string): void {
    this.#remove((each) => each.owner === owner);
  }

  #remove(isRemoved: (request: Request) => boolean): void {
    for (const requests of this.#requests.values()) {
      const [held] = requests;
      requests.splice(0, requests.length, ...requests.filter((each) => !isRemoved(each)));
      if (requests[0] !== held) requests[0]?.begin();
    }
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
