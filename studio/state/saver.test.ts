import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { Conflict, FileChange, SiteStore } from '../store/site-store.ts';
import { Saver } from './saver.ts';
import { SiteTexts } from './site-texts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const original = 'a: 1\nb: 1\nc: 1\nd: 1\n';

/** A saver with one document, whose store accepts all changes unless a test replaces its functions. */
const open = (content: SiteContent = new Map([['a.yaml', original]])) => {
  const written: (readonly FileChange[])[] = [];
  const store = {
    write: vi.fn(async (changes: readonly FileChange[]): Promise<Conflict[]> => {
      written.push(changes);
      return [];
    }),
    read: vi.fn(async () => ({ id: '', prefix: '', content })),
    watch: vi.fn(),
  };
  const texts = new SiteTexts(new Map([['a.yaml', original]]));
  const saver = new Saver(texts, store as unknown as SiteStore, content);
  const type = (text: string) => texts.change('a.yaml yaml', new Map([['a.yaml', text]]));
  return { store, texts, saver, written, type, text: () => texts.snapshot().current.get('a.yaml') };
};

test('a document that was typed as YAML is formatted when it is saved, as a step that can be undone', async () => {
  const { texts, saver, written, type, text } = open();
  const typed = 'a:   [2]\nb: [ 1 ]\n';
  type(typed);
  expect(text()).toBe(typed);
  const saving = saver.save();
  expect(saver.snapshot()).toEqual({ state: 'saving' });
  // A second click while it is saved does nothing.
  await Promise.all([saving, saver.save()]);
  expect(saver.snapshot()).toEqual({ state: 'idle' });
  expect(written).toEqual([[{ name: 'a.yaml', before: original, after: 'a: [ 2 ]\nb: [ 1 ]\n' }]]);
  texts.step('undo');
  expect(text()).toBe(original);
});

test('nothing is written without changes, and none are written by a window that only reads', async () => {
  const { texts, saver, store, type } = open();
  await saver.save();
  type('a: 2\n');
  const refuse = vi.fn();
  texts.refuse = refuse;
  texts.isEditing.set(false);
  await saver.save();
  expect(store.write).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledOnce();
});

test('a failure has its reason, and the next attempt saves', async () => {
  const { saver, store, type, texts } = open();
  type('a: 2\n');
  store.write.mockRejectedValueOnce(new Error('The disk is full.'));
  await saver.save();
  expect(saver.snapshot()).toEqual({ state: 'failed', reason: 'The disk is full.' });
  await saver.save();
  expect([saver.snapshot(), texts.unsaved()]).toEqual([{ state: 'idle' }, []]);
});

test('changes of others that the store reports are merged and saved with ours', async () => {
  const { saver, store, type, written } = open();
  type(original.replace('a: 1', 'a: 2'));
  const stored = original.replace('d: 1', 'd: 2');
  store.write.mockResolvedValueOnce([{ name: 'a.yaml', stored }]);
  await saver.save();
  expect(saver.snapshot()).toEqual({ state: 'idle' });
  expect(written).toEqual([[{ name: 'a.yaml', before: stored, after: 'a: 2\nb: 1\nc: 1\nd: 2\n' }]]);
});

test('a conflict waits for a decision, and further edits may resolve it', async () => {
  const { saver, store, type, texts, written } = open();
  type(original.replace('a: 1', 'a: 2'));
  const stored = original.replace('a: 1', 'a: 3');
  store.write.mockResolvedValueOnce([{ name: 'a.yaml', stored }]);
  await saver.save();
  expect(texts.snapshot().conflicts).toEqual(new Map([['a.yaml', stored]]));
  expect([saver.snapshot(), written]).toEqual([{ state: 'idle' }, []]);
  type(stored.replace('b: 1', 'b: 2'));
  await saver.save();
  expect(texts.snapshot().conflicts.size).toBe(0);
  expect(written).toEqual([[{ name: 'a.yaml', before: stored, after: stored.replace('b: 1', 'b: 2') }]]);
});

test('a store that rejects twice is a failure', async () => {
  const { saver, store, type } = open();
  type(original.replace('a: 1', 'a: 2'));
  for (const d of ['2', '3'])
    store.write.mockResolvedValueOnce([{ name: 'a.yaml', stored: original.replace('d: 1', `d: ${d}`) }]);
  await saver.save();
  expect(saver.snapshot()).toEqual({ state: 'failed' });
});

test('changes in the store are merged after a pause, except unreadable files and in a window that only reads', async () => {
  const { saver, store, text, texts } = open();
  saver.follow();
  const changed = store.watch.mock.calls[0]?.[0] as () => void;
  const files = (entries: Record<string, string | Uint8Array>): SiteContent =>
    new Map(Object.entries(entries));
  const stored = (content: SiteContent) => store.read.mockResolvedValueOnce({ id: '', prefix: '', content });
  stored(files({ 'a.yaml': 'a: 2\n', 'media/new.jpg': '', 'media/known.jpg': '{}' }));
  changed();
  await vi.advanceTimersByTimeAsync(100);
  changed();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect([text(), saver.unseen.snapshot()]).toEqual(['a: 2\n', 1]);

  stored(files({ 'a.yaml': new Uint8Array([0xe9]) }));
  await saver.refresh();
  expect(text()).toBe('a: 2\n');
  store.read.mockRejectedValueOnce(new Error('lost'));
  await saver.refresh();
  texts.isEditing.set(false);
  stored(files({ 'a.yaml': 'a: 3\n' }));
  await saver.refresh();
  expect(text()).toBe('a: 2\n');
});

test('a file that was removed in the store is removed here', async () => {
  const { saver, store, text } = open();
  store.read.mockResolvedValueOnce({ id: '', prefix: '', content: new Map() });
  await saver.refresh();
  expect(text()).toBeUndefined();
});
