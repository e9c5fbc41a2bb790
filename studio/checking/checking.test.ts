import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editableSite } from '../../documents/edit/editable-site.ts';
import { Checking } from './checking.ts';
import { siteTasks } from './site-tasks.ts';

/** A call as comlink sends it. */
type Message = { id: string; path: string[] };

/** A worker whose responses are controlled by the test. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly messages: Message[] = [];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: Message): void {
    this.messages.push(message);
  }

  /** The calls that were made, without those that open the site. */
  get names(): string[] {
    return this.messages.map(({ path }) => path.join('.')).filter((name) => name !== 'open');
  }

  /** Responds to the last call with this name. */
  async answer(name: string, result: unknown): Promise<void> {
    const id = this.messages.findLast(({ path }) => path.join('.') === name)?.id;
    this.dispatchEvent(new MessageEvent('message', { data: { id, type: 'RAW', value: result } }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (title: string) => ({ route: '/', title, sections: [] });
const textsOf = (title: string) => new Map([['home.yaml', `title: ${title}\n`]]);
const open = () => {
  const texts = textsOf('One');
  const checking = new Checking({ id: 'a', prefix: '', content: texts }, texts);
  const [pages, site] = FakeWorker.all as [FakeWorker, FakeWorker];
  return { checking, texts, pages, site };
};

test('a separate worker reads the page, so that it is shown while the whole site is still being checked', async () => {
  const { checking, texts, pages, site } = open();
  void checking.update(texts, '/');
  await pages.answer('read', { page: page('One'), site: {} });
  await site.answer('names', { names: new Map([['/', 'One']]) });
  expect(site.names).toEqual(['take', 'names', 'check']);
  // The check does not respond.
  void checking.update(textsOf('Two'), '/');
  expect(pages.names).toEqual(['take', 'read', 'take', 'read']);
  await pages.answer('read', { page: page('Two'), site: {} });
  const { rendered, names } = checking.snapshot();
  expect([rendered.page?.title, names.get('/')]).toEqual(['Two', 'Two']);
});

test('typing aborts the running check at once; the next one starts after a pause', async () => {
  const { checking, texts, pages, site } = open();
  void checking.update(texts, '/');
  await pages.answer('read', { page: page('One'), site: {} });
  await site.answer('names', { names: new Map() });
  const before = site.names.length;
  for (const title of ['Two', 'Three']) {
    void checking.update(textsOf(title), '/');
    await pages.answer('read', { page: page(title), site: {} });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(site.names.slice(before)).toEqual(['take', 'take']);
  await site.answer('check', undefined);
  await vi.advanceTimersByTimeAsync(1000);
  await site.answer('names', { names: new Map() });
  expect(site.names.slice(before)).toEqual(['take', 'take', 'names', 'check']);
  expect(checking.snapshot().problems).toEqual([]);
});

test('unchanged parts stay the same objects', async () => {
  const { checking, texts, pages, site } = open();
  void checking.update(texts, '/');
  await pages.answer('read', { page: page('One'), site: { name: 'Tiler' } });
  await site.answer('names', { names: new Map([['/', 'One']]) });
  const before = checking.snapshot();
  void checking.update(new Map([['home.yaml', 'title: One # a note\n']]), '/');
  await pages.answer('read', { page: page('One'), site: { name: 'Tiler' } });
  const after = checking.snapshot();
  expect(after.rendered.site).toBe(before.rendered.site);
  expect(after.names).toBe(before.names);
  expect(after.problems).toBe(before.problems);
});

test('the search lists a text once that contains the words twice', async () => {
  const content = new Map([
    ['_site.yaml', 'facts: {}\n'],
    ['home.yaml', 'title: Oak beside oak\nsections: []\n'],
  ]);
  const { search } = siteTasks(
    () => content,
    () => editableSite(content),
  );
  expect(await search('oak')).toMatchObject([{ path: ['title'], text: 'Oak beside oak' }]);
});
