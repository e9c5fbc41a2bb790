import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimeLimits } from '../../tests/support/fake-time-limits.ts';
import { Observable } from '../core/observable.ts';
import { words } from '../messages/messages.ts';
import { localStore } from './local-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeLimits();
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const calls: Record<string, () => Promise<unknown>> = {
  read: () => localStore.read(),
  write: () => localStore.write([{ name: 'a.yaml', before: null, after: 'a' }]),
  takePicture: () => localStore.takePicture(new File(['x'], 'a.jpg')),
};
const expected = [words.store.unreadable, words.store.notWritten];

describe.each(Object.keys(calls))('%s', (name) => {
  const call = (): Promise<unknown> => calls[name]?.() ?? Promise.resolve();

  test.each(['', 'null', '[1]', '"x"', '{}', '{"content":1,"conflicts":1,"state":1}', '<p>', '{"a":'])(
    'a response that is none says so in words: %s',
    async (body) => {
      vi.stubGlobal('fetch', async () => new Response(body));
      const message = await call().then(
        () => 'done',
        (error: Error) => error.message,
      );
      expect(expected).toContain(message);
    },
  );

  test('a connection lost before or during the response', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call()).rejects.toThrow(words.store.unreachable);
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    vi.stubGlobal('fetch', async () => new Response(cut));
    await expect(call()).rejects.toThrow(words.store.unreachable);
  });

  test('a response that does not arrive in time is reported', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    const ended = expect(call()).rejects.toThrow(words.store.late);
    await vi.advanceTimersByTimeAsync(300_000);
    await ended;
  });
});

test('the message says why nothing was written', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reason: 'refused', message: 'The disk is full.' }));
  await expect(calls['write']?.()).rejects.toThrow('The disk is full.');
  vi.stubGlobal('fetch', async () => Response.json({ reason: 'no-token' }, { status: 403 }));
  await expect(calls['takePicture']?.()).rejects.toThrow(words.store.newStart);
});

test('the editing window hears of every change and connection, and another one does not listen', () => {
  const events = Object.assign(new EventTarget(), { close: vi.fn() });
  const EventSource = vi.fn(function open() {
    return events;
  });
  vi.stubGlobal('EventSource', EventSource);
  const [changed, isEditing] = [vi.fn(), new Observable(true)];
  localStore.watch(changed, isEditing);
  for (const type of ['open', 'message']) events.dispatchEvent(new Event(type));
  expect(changed).toHaveBeenCalledTimes(2);
  isEditing.set(false);
  expect([EventSource.mock.calls, events.close.mock.calls.length]).toEqual([[['api/changes']], 1]);
});
