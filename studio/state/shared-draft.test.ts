import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareDraft, type Channel } from './shared-draft.ts';
import { SiteTexts } from './site-texts.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Windows whose messages wait until they are delivered, those of one window to another in their order. */
class Post {
  readonly #windows: { name: string; hear: Parameters<Channel['addEventListener']>[1] }[] = [];
  readonly #waiting = new Map<string, (() => void)[]>();

  channel(name: string): Channel {
    return {
      addEventListener: (_, hear) => this.#windows.push({ name, hear }),
      postMessage: (message) => {
        for (const window of this.#windows.filter((each) => each.name !== name)) {
          const data = structuredClone(message);
          const way = `${name}>${window.name}`;
          const queue = this.#waiting.get(way) ?? [];
          this.#waiting.set(way, [...queue, () => window.hear({ data })]);
        }
      },
    };
  }

  /** Delivers one message. @returns whether there was one */
  deliver(choice: number): boolean {
    const ways = [...this.#waiting].filter(([, queue]) => queue.length > 0);
    const [way, [next, ...rest] = []] = ways[choice % ways.length] ?? [];
    if (way === undefined) return false;
    this.#waiting.set(way, rest);
    next?.();
    return true;
  }

  settle(): void {
    for (let each = 0; this.deliver(each); each += 1) expect(each).toBeLessThan(2000);
  }
}

const open = (post: Post, name: string, text: string) => {
  const texts = new SiteTexts(new Map([['a.yaml', text]]), name);
  const said: string[] = [];
  shareDraft(texts, post.channel(name), (names) => said.push(...names));
  return { texts, said, text: () => texts.snapshot().current.get('a.yaml') ?? '' };
};

const lines = (values: readonly string[]): string => values.map((value) => `${value}\n#\n#\n`).join('');

const acts = fc.array(
  fc.record({
    type: fc.constantFrom('change', 'change', 'deliver', 'deliver', 'undo', 'redo', 'save'),
    window: fc.nat(2),
    choice: fc.nat(100),
  }),
  { maxLength: 40 },
);

test('windows that work at the same time have the same draft in the end', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const post = new Post();
      const windows = ['v', 'w', 'x'].map((name) => open(post, name, lines(['0', '0', '0'])));
      let clock = 0;
      for (const { type, window, choice } of all) {
        const { texts, text } = windows[window] ?? open(post, '', '');
        vi.setSystemTime((clock += 1000 * (choice % 3)));
        if (type === 'deliver') post.deliver(choice);
        else if (type === 'undo') texts.do({ type: 'undo' });
        else if (type === 'redo') texts.do({ type: 'redo' });
        else if (type === 'save') texts.do({ type: 'stored', changes: texts.unsaved() });
        else {
          const next = text().replace(/^\d+/gm, (value) => (choice % 3 === 0 ? String(clock) : value));
          texts.change('x', new Map([['a.yaml', next]]));
        }
      }
      post.settle();
      const [first, ...others] = windows.map(({ texts }) => texts.snapshot());
      for (const other of others) expect(other).toEqual(first);
    }),
    { seed: 21, numRuns: 500 },
  );
});

test('what two write at the same time in different places stands in both', () => {
  const post = new Post();
  const [one, other] = [open(post, 'v', lines(['0', '0'])), open(post, 'w', lines(['0', '0']))];
  post.settle();
  one.texts.change('x', new Map([['a.yaml', lines(['1', '0'])]]));
  other.texts.change('x', new Map([['a.yaml', lines(['0', '2'])]]));
  post.settle();
  expect([one.text(), other.text()]).toEqual([lines(['1', '2']), lines(['1', '2'])]);
  expect([...one.said, ...other.said]).toEqual([]);
});

test('of the same lines the later ones stand; the other window says so, and undo brings its own back', () => {
  const post = new Post();
  const [one, other] = [open(post, 'v', 'a\n'), open(post, 'w', 'a\n')];
  post.settle();
  one.texts.change('x', new Map([['a.yaml', 'one\n']]));
  post.settle();
  other.texts.change('x', new Map([['a.yaml', 'other\n']]));
  post.settle();
  expect([one.text(), other.text()]).toEqual(['other\n', 'other\n']);
  expect([one.said, other.said]).toEqual([['a.yaml'], []]);
  one.texts.do({ type: 'undo' });
  post.settle();
  expect([one.text(), other.text()]).toEqual(['one\n', 'one\n']);
});

test.each([0, 1, 2])('window %i may do what arrives more than a hundred operations late', (late) => {
  const post = new Post();
  const windows = ['v', 'w', 'x'].map((name) => open(post, name, lines(['0', '0'])));
  post.settle();
  vi.setSystemTime(1000);
  windows[late]?.texts.change('x', new Map([['a.yaml', lines(['0', 'late'])]]));
  for (let each = 1; each <= 150; each += 1) {
    vi.setSystemTime(1000 + each * 5000);
    windows[(late + 1) % 3]?.texts.change('x', new Map([['a.yaml', lines([`${each}`, '0'])]]));
  }
  post.settle();
  const [first, ...others] = windows.map(({ texts }) => texts.snapshot());
  expect(first?.current.get('a.yaml')).toBe(lines(['150', 'late']));
  for (const other of others) expect(other).toEqual(first);
});

test('a window that is opened later gets the draft of the others', () => {
  const post = new Post();
  const one = open(post, 'v', 'a\n');
  one.texts.change('x', new Map([['a.yaml', 'one\n']]));
  post.settle();
  const other = open(post, 'w', 'a\n');
  post.settle();
  expect(other.texts.snapshot()).toEqual(one.texts.snapshot());
  other.texts.do({ type: 'undo' });
  post.settle();
  expect(one.text()).toBe('a\n');
});
