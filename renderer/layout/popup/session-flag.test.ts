import { afterEach, expect, test, vi } from 'vitest';
import { sessionFlag } from './session-flag.ts';

afterEach(() => vi.unstubAllGlobals());

test('a flag that was set stays set for the session, also for those who come later', () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(sessionFlag('closed').isSet()).toBe(false);
  sessionFlag('closed').set();
  expect(sessionFlag('closed').isSet()).toBe(true);
  expect(sessionFlag('other').isSet()).toBe(false);
});

test('where storage is forbidden the flag lasts as long as the page', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new Error('The operation is insecure.');
    },
  });
  const flag = sessionFlag('closed');
  expect(flag.isSet()).toBe(false);
  flag.set();
  expect(flag.isSet()).toBe(true);
});
