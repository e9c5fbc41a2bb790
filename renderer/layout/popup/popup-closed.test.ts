import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = () => import('./popup-closed.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a closed popup stays closed for the session, even on pages loaded later', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  const first = await load();
  expect(first.popupClosed.get()).toBe(false);
  first.closePopup();
  expect(first.popupClosed.get()).toBe(true);
  vi.resetModules();
  expect((await load()).popupClosed.get()).toBe(true);
});

test('without session storage it stays closed until the page is reloaded', async () => {
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  const { closePopup, popupClosed } = await load();
  expect(popupClosed.get()).toBe(false);
  closePopup();
  expect(popupClosed.get()).toBe(true);
});
