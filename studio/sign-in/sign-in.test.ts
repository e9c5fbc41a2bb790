import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignInPage } from './sign-in-page.tsx';
import { repositoryName } from './repository-name.ts';

test.each([
  ['mason/site', 'mason', 'site'],
  [' https://github.com/mason/site.example ', 'mason', 'site.example'],
  ['https://github.com/mason/site/tree/main', 'mason', 'site'],
  ['git@github.com:mason/site.git', 'mason', 'site'],
])('%s is a repository', (written, owner, name) => {
  expect(repositoryName(written)).toEqual({ owner, name });
});

test.each(['', 'mason', 'https://example.com/mason/site', 'mason/si te', '../..', 'mason/'])(
  '%j is none',
  (written) => {
    expect(repositoryName(written)).toBeUndefined();
  },
);

test('the fields of the sign-in page have no error before it is submitted', () => {
  const props = { site: '', failed: '', isOpening: false, onSignIn: () => undefined };
  expect(renderToStaticMarkup(createElement(SignInPage, props))).not.toContain('aria-invalid="true"');
});

const signedIn = { owner: 'mason', name: 'site', token: 'secret-token' };
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
/** The module as a reload gives it. */
const reloaded = () => {
  vi.resetModules();
  return import('./session.ts');
};
let lasting: Map<string, string>;
beforeEach(() => {
  lasting = new Map();
  vi.stubGlobal('localStorage', storageOf(lasting));
});

test('the session survives a reload of the tab, and no persistent storage contains the token', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', storageOf(kept));
  (await reloaded()).storeSession(signedIn);
  const { loadSession: rememberedSignIn, clearSession: forget } = await reloaded();
  expect(rememberedSignIn()).toEqual(signedIn);
  expect(lasting.size).toBe(0);
  forget();
  expect([rememberedSignIn(), kept.size]).toEqual([undefined, 0]);
});

test('without browser storage, a reload requires a new sign-in', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { storeSession: remember, loadSession: rememberedSignIn, clearSession: forget } = await reloaded();
  remember(signedIn);
  expect(rememberedSignIn()).toBeUndefined();
  forget();
});
