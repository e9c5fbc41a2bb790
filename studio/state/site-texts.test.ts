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

describe('random edits', () => {
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
          } else if (type === 'undo') texts.step('undo');
          else if (type === 'redo') texts.step('redo');
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
          const copy = new SiteTexts(new Map());
          copy.set(draft);
          for (const _ of draft.done) copy.step('undo');
          if (!all.some((act) => act.type === 'decide'))
            expect(copy.snapshot().current).toEqual(draft.opened);
          for (const _ of draft.done) copy.step('redo');
          expect(copy.snapshot().current).toEqual(draft.current);
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
    site.step('undo');
    expect(currentOf(site)).toBe('abc\n');
    site.step('undo');
    expect(currentOf(site)).toBe('a\n');
  });

  test('a field edit always starts from the text before the typing began', () => {
    const site = texts();
    write(site, 'ab\n', 1000);
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    write(site, 'abc\n', 5000);
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    expect(site.before('a.yaml name', 'a.yaml')).toBe('abc\n');
    site.step('undo');
    site.step('undo');
    expect(site.before('a.yaml title', 'a.yaml')).toBe('a\n');
    expect(site.before('a.yaml title', 'b.yaml')).toBeUndefined();
  });

  test('typing after a save starts a new step', () => {
    const site = texts();
    write(site, 'ab\n', 9000);
    site.markSaved(site.unsaved());
    write(site, 'abc\n', 9100);
    site.step('undo');
    expect(currentOf(site)).toBe('ab\n');
    expect(site.unsaved()).toEqual([]);
  });

  test('typing and deleting at once leaves no step, and neither does what others have typed as well', () => {
    const site = texts();
    write(site, 'ab\n', 1000);
    write(site, 'a\n', 1100);
    expect(site.snapshot().done).toEqual([]);
    write(site, 'ab\n', 9000);
    site.mergeStored('a.yaml', 'ab\n');
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
    site.step('undo');
    expect(currentOf(site)).toBe('a\n');
    site.step('redo');
    expect(currentOf(site)).toBe('theirs\n');
  });

  test('changes of others stay when own ones next to them are undone and made again', () => {
    const site = texts();
    write(site, 'a\nmine\n', 1000);
    site.mergeStored('a.yaml', '# theirs\na\n');
    site.step('undo');
    expect(currentOf(site)).toBe('# theirs\na\n');
    site.mergeStored('a.yaml', '# theirs\n# more\na\n');
    site.step('redo');
    expect(currentOf(site)).toBe('# theirs\n# more\na\nmine\n');
  });

  test('conflicting lines wait for a decision, which can be undone', () => {
    const site = texts();
    write(site, 'mine\n', 1000);
    site.mergeStored('a.yaml', 'theirs\n');
    expect([currentOf(site), ...site.snapshot().conflicts]).toEqual(['mine\n', ['a.yaml', 'theirs\n']]);
    site.decide('a.yaml', 'theirs\n');
    expect(site.unsaved()).toEqual([]);
    site.step('undo');
    expect(site.unsaved()).toEqual([{ name: 'a.yaml', before: 'theirs\n', after: 'mine\n' }]);
  });
});
