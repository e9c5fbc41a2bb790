import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changedDraft, mergeDraft, type Draft } from './draft.ts';
import { invertPatch, applyPatches } from '../store/patches.ts';
import { SiteTexts } from './site-texts.ts';
import { caseFactor } from '../../tests/support/sample.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
const rest = (): void => void vi.advanceTimersByTime(5000);

const names = ['a.yaml', 'b.yaml'];
/** Lines that are edited here and elsewhere, with lines between them that nobody touches. */
const places = 4;

type Values = readonly number[];
type Sides = { mine: Values; theirs: Values };

const zeros = (): Values => Array.from({ length: places }, () => 0);
const untouched = (): Map<string, Values> => new Map(names.map((name) => [name, zeros()]));
const textOf = ({ mine, theirs }: Sides): string =>
  mine.map((value, index) => `mine: ${value}\n#\n#\ntheirs: ${theirs[index]}\n#\n#\n`).join('');

type Act = {
  type: 'change' | 'undo' | 'redo' | 'save' | 'outside' | 'reload';
  file: number;
  at: number;
  value: number;
};
const acts = fc.array(
  fc.record({
    type: fc.constantFrom('change', 'change', 'change', 'undo', 'redo', 'save', 'outside', 'reload'),
    file: fc.nat(names.length - 1),
    at: fc.nat(places - 1),
    value: fc.integer({ min: 1, max: 99 }),
  }) as fc.Arbitrary<Act>,
  { maxLength: 40 },
);

/** Every step can be taken back from what the steps after it leave, and changes something. */
const isChain = ({ current, done, undone }: Draft): boolean =>
  [done, undone].every((steps) => {
    let texts = current;
    return steps.toReversed().every(({ patches }) => {
      const fits = patches.every(({ name, start, before, after }) => {
        const text = texts.get(name) ?? null;
        const isThere =
          before === null || after === null ? text === after : text?.startsWith(after, start) === true;
        return isThere && before !== after;
      });
      texts = applyPatches(texts, patches.map(invertPatch));
      return fits;
    });
  });

const withValue = (values: Values, at: number, value: number): Values => values.with(at, value);

/** What the texts must be: what is written here and elsewhere, each with its own history. */
class Run {
  past: Map<string, Values>[] = [];
  future: Map<string, Values>[] = [];
  mine = untouched();
  theirs = untouched();
  stored = this.model();
  texts = new SiteTexts(this.model());

  model(mine = this.mine): Map<string, string> {
    return new Map(
      names.map((name) => [
        name,
        textOf({ mine: mine.get(name) ?? [], theirs: this.theirs.get(name) ?? [] }),
      ]),
    );
  }

  act({ type, file, at, value }: Act): void {
    const name = names[file] ?? '';
    rest();
    if (type === 'change') this.#change(name, withValue(this.mine.get(name) ?? [], at, value));
    else if (type === 'undo') this.#go(this.past, this.future, () => this.texts.undo());
    else if (type === 'redo') this.#go(this.future, this.past, () => this.texts.redo());
    else if (type === 'save') {
      const changes = this.texts.unsaved();
      for (const change of changes) expect(this.stored.get(change.name)).toBe(change.before);
      for (const change of changes) this.stored.set(change.name, change.after ?? '');
      this.texts.markSaved(changes);
    } else if (type === 'outside') {
      const mineStored = [...(this.stored.get(name) ?? '').matchAll(/mine: (\d+)/g)].map(([, each]) =>
        Number(each),
      );
      this.theirs.set(name, withValue(this.theirs.get(name) ?? [], at, value));
      this.stored.set(name, textOf({ mine: mineStored, theirs: this.theirs.get(name) ?? [] }));
      this.texts.mergeStored(name, this.stored.get(name) ?? '');
    } else {
      const part = structuredClone(changedDraft(this.texts.snapshot()));
      this.texts = new SiteTexts(new Map(this.stored));
      this.texts.restore(mergeDraft(this.texts.snapshot(), part));
    }
    expect(this.texts.snapshot().conflicts.size).toBe(0);
    expect(isChain(this.texts.snapshot())).toBe(true);
    expect(this.texts.snapshot().current).toEqual(this.model());
  }

  #change(name: string, values: Values): void {
    if (JSON.stringify(values) === JSON.stringify(this.mine.get(name))) return;
    this.past.push(this.mine);
    this.future = [];
    this.mine = new Map([...this.mine, [name, values]]);
    this.texts.change('x', new Map([[name, this.model().get(name) ?? '']]));
  }

  #go(from: Map<string, Values>[], to: Map<string, Values>[], step: () => void): void {
    const next = from.pop();
    step();
    if (!next) return;
    to.push(this.mine);
    this.mine = next;
  }
}

describe('random edits', () => {
  test('texts contain the edits of both sides, and undoing all steps restores the opening texts', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const run = new Run();
        for (const act of all) run.act(act);
        const { current, opened } = run.texts.snapshot();
        expect(opened).toEqual(run.model(untouched()));
        const steps = run.texts.snapshot().done.length;
        for (let step = 0; step < steps; step += 1) run.texts.undo();
        expect(run.texts.snapshot().current).toEqual(run.model(untouched()));
        for (let step = 0; step < steps; step += 1) run.texts.redo();
        expect(run.texts.snapshot().current).toEqual(current);
      }),
      { seed: 19, numRuns: 50 * caseFactor },
    );
  });

  const anyText = fc
    .array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n'), { maxLength: 5 })
    .map((lines) => lines.join(''));
  const anyAct = fc.record({
    type: fc.constantFrom('change', 'change', 'undo', 'redo', 'save', 'outside', 'decide'),
    name: fc.constantFrom(...names),
    text: fc.option(anyText, { nil: null, freq: 8 }),
  });

  test('no local edit is lost, whatever others write', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 25 }), (all) => {
        const texts = new SiteTexts(new Map([['a.yaml', 'a\nb\nc\n']]));
        const stored = new Map<string, string | null>([['a.yaml', 'a\nb\nc\n']]);
        for (const { type, name, text } of all) {
          rest();
          const { current, conflicts } = texts.snapshot();
          if (type === 'change') {
            texts.change('x', new Map([[name, text]]));
            expect(texts.snapshot().current.get(name) ?? null).toBe(text);
          } else if (type === 'undo') texts.undo();
          else if (type === 'redo') texts.redo();
          else if (type === 'decide') {
            texts.decide(name, text);
            if (conflicts.has(name)) expect(texts.snapshot().current.get(name) ?? null).toBe(text);
          } else if (type === 'save') {
            const changes = texts.unsaved().filter((change) => !conflicts.has(change.name));
            // Nothing is written over what somebody else has stored.
            for (const change of changes) expect(stored.get(change.name) ?? null).toBe(change.before);
            for (const change of changes) stored.set(change.name, change.after);
            texts.markSaved(changes);
          } else {
            stored.set(name, text);
            texts.mergeStored(name, text);
            // What cannot be joined stays as it was written, and is told.
            if (texts.snapshot().conflicts.has(name)) {
              expect(texts.snapshot().current).toBe(current);
              expect(texts.snapshot().conflicts.get(name)).toBe(text);
            } else expect(texts.snapshot().saved.get(name) ?? null).toBe(text);
          }
          const draft = texts.snapshot();
          expect(isChain(draft)).toBe(true);
          const others = new Map([...stored].filter((entry): entry is [string, string] => entry[1] !== null));
          const base = draft.conflicts.size > 0 ? draft.saved : others;
          const part = structuredClone(changedDraft(draft));
          expect(mergeDraft({ saved: base, current: base }, part)).toEqual(draft);
        }
      }),
      { seed: 20, numRuns: 50 * caseFactor },
    );
  });
});

describe('steps', () => {
  const texts = () => new SiteTexts(new Map([['a.yaml', 'a\n']]));
  const write = (site: SiteTexts, text: string | null, at: number, subject = 'a.yaml title') => {
    vi.setSystemTime(at);
    site.change(subject, new Map([['a.yaml', text]]));
  };
  const currentOf = (site: SiteTexts) => site.snapshot().current.get('a.yaml');

  test('continuous typing is one step; a pause starts a new one', () => {
    const site = texts();
    write(site, 'ab\n', 1000);
    write(site, 'abc\n', 1100);
    write(site, 'abcd\n', 5000);
    site.undo();
    expect(currentOf(site)).toBe('abc\n');
    site.undo();
    expect(currentOf(site)).toBe('a\n');
  });

  test('a field edit always starts from the text before the typing began', () => {
    const site = texts();
    write(site, 'ab\n', 1000);
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    write(site, 'abc\n', 5000);
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    expect(site.before('a.yaml name', 'a.yaml')).toBe('abc\n');
    site.undo();
    site.undo();
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    expect(site.before('a.yaml title', 'b.yaml')).toBeUndefined();
  });

  test('typing after a save starts a new step', () => {
    const site = texts();
    write(site, 'ab\n', 9000);
    site.markSaved(site.unsaved());
    write(site, 'abc\n', 9100);
    site.undo();
    expect(currentOf(site)).toBe('ab\n');
    expect(site.unsaved()).toEqual([]);
  });

  test('typing and deleting at once leaves no step', () => {
    const site = texts();
    write(site, 'ab\n', 1000);
    write(site, 'a\n', 1100);
    expect(site.snapshot().done).toEqual([]);
  });

  test('at most 500 steps are stored', () => {
    const site = texts();
    for (let each = 0; each < 510; each += 1) write(site, `${each}\n`, each * 5000);
    expect(site.snapshot().done).toHaveLength(500);
  });

  test('undoing past a change of somebody else does not remove the document', () => {
    const site = texts();
    write(site, 'mine\n', 1000);
    site.markSaved(site.unsaved());
    site.mergeStored('a.yaml', 'theirs\n');
    expect(currentOf(site)).toBe('theirs\n');
    site.undo();
    expect(currentOf(site)).toBe('a\n');
    site.redo();
    expect(currentOf(site)).toBe('theirs\n');
  });

  test('conflicting lines wait for a decision, which can be undone', () => {
    const site = texts();
    write(site, 'mine\n', 1000);
    site.mergeStored('a.yaml', 'theirs\n');
    expect([currentOf(site), ...site.snapshot().conflicts]).toEqual(['mine\n', ['a.yaml', 'theirs\n']]);
    site.decide('a.yaml', 'theirs\n');
    expect(site.unsaved()).toEqual([]);
    site.undo();
    expect(site.unsaved()).toEqual([{ name: 'a.yaml', before: 'theirs\n', after: 'mine\n' }]);
  });
});
