import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistDraft, loadDraft } from './draft-storage.ts';
import { SiteTexts } from './site-texts.ts';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(stored.get(key)),
  set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
}));

const documents = new Map([['a.yaml', 'a\n']]);
let leaving: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  const left = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => left.get(key) ?? null,
    setItem: (key: string, text: string) => left.set(key, text),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leaving = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the Studio, as after a reload. */
const open = async () => {
  const texts = new SiteTexts(documents);
  const draft = await loadDraft('draft', documents);
  if (draft) texts.set(draft);
  persistDraft(texts, 'draft', () => undefined);
  const listener = leaving;
  return {
    leave: () => listener?.(),
    texts,
    text: texts.snapshot().current.get('a.yaml'),
    write: (text: string) => texts.change('a.yaml title', new Map([['a.yaml', text]])),
  };
};

test.each([-3_600_000, 3_600_000, 0])(
  'what is typed outlives a reload, when the clock was set by %i ms before it was typed',
  async (by) => {
    const noon = Date.UTC(2026, 0, 1, 12);
    vi.setSystemTime(noon);
    const first = await open();
    first.write('before\n');
    // In the midst of typing: it is in the storage that is written at once.
    first.leave();
    const second = await open();
    expect(second.text).toBe('before\n');
    vi.setSystemTime(noon + by);
    second.write('after\n');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await open()).text).toBe('after\n');
    second.write('last\n');
    second.leave();
    expect((await open()).text).toBe('last\n');
  },
);

test('typing after the clock was set back starts a new step', async () => {
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12));
  const { texts, write } = await open();
  write('before\n');
  vi.setSystemTime(Date.UTC(2026, 0, 1, 11));
  write('after\n');
  texts.step('undo');
  expect(texts.snapshot().current.get('a.yaml')).toBe('before\n');
});

test('a window that does not edit stores nothing', async () => {
  const { texts, write, leave } = await open();
  write('typed\n');
  texts.isEditing.set(false);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  expect(await loadDraft('draft', documents)).toBeUndefined();
});

test('a draft in the format of versions before 0.3 is ignored', async () => {
  stored.set('draft', { draft: { saved: [], current: [] }, at: 1_700_000_000_000 });
  expect(await loadDraft('draft', documents)).toBeUndefined();
});
