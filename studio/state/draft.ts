import type { FileChange } from '../store/site-store.ts';
import { merge } from '../core/merge.ts';
import { turned, withPatches, withTexts, type Texts } from '../store/patches.ts';
import { withOtherTexts, withStep, type Step } from './steps.ts';

/** All that has to be known to go on after a reload, or in another window. */
export type Draft = {
  /** How many operations led here: of two versions of one draft the later one has more, whatever a clock says. */
  revision: number;
  /** The documents as they are stored, as far as what was done here could be joined with them. */
  saved: Texts;
  /** As they would be saved. */
  current: Texts;
  /** The steps that led here, the last one last. */
  done: readonly Step[];
  /** Steps that were taken back, each as what took it back. */
  undone: readonly Step[];
  /** What is stored of documents that others have changed in the same lines; they wait until somebody decides. */
  conflicts: ReadonlyMap<string, string | null>;
};

const textOf = (texts: Texts, name: string): string | null => texts.get(name) ?? null;

const withoutConflict = ({ conflicts }: Draft, over: string) =>
  new Map([...conflicts].filter(([name]) => name !== over));

/**
 * What was taken over meanwhile stays, except for the lines that this change touches, too.
 * @param at when it was done, in milliseconds since 1970
 */
export const changed = (draft: Draft, subject: string, changes: readonly FileChange[], at: number): Draft => {
  const before = draft.current;
  const after = withTexts(
    before,
    changes.map((each) => [
      each.name,
      merge(textOf(before, each.name), each.before, each.after, 'theirs') ?? null,
    ]),
  );
  const done = withStep(draft.done, { subject, at }, before, after);
  return { ...draft, current: after, done, undone: [] };
};

/** What is typed after a save, or after undo, is another step. */
const closed = (steps: readonly Step[]): Step[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, at: 0 } : step));

/** The draft as another window goes on with it: what is typed there is another step. */
export const handedOver = (draft: Draft): Draft => ({ ...draft, done: closed(draft.done) });

/** Takes the last step of one pile back, which puts what did so on the other. */
export const stepBack = (draft: Draft, from: 'done' | 'undone', to: 'done' | 'undone'): Draft => {
  const last = draft[from].at(-1);
  if (!last) return draft;
  const step = { ...last, patches: last.patches.map(turned) };
  return {
    ...draft,
    current: withPatches(draft.current, step.patches),
    [from]: closed(draft[from].slice(0, -1)),
    [to]: closed([...draft[to], step]),
  };
};

/** These documents are stored now. */
export const stored = (draft: Draft, changes: readonly FileChange[]): Draft => ({
  ...draft,
  saved: withTexts(
    draft.saved,
    changes.map(({ name, after }) => [name, after]),
  ),
  done: closed(draft.done),
  // What was stored here may have been read as the work of somebody else.
  conflicts: new Map(
    [...draft.conflicts].filter(
      ([name, text]) => !changes.some((each) => each.name === name && each.after === text),
    ),
  ),
});

/** Puts what somebody else has stored under what was typed, and under every step. */
export const takenOver = (draft: Draft, name: string, now: string | null): Draft => {
  const base = textOf(draft.saved, name);
  const conflicts = withoutConflict(draft, name);
  if (now === base) return draft.conflicts.has(name) ? { ...draft, conflicts } : draft;
  const text = textOf(draft.current, name);
  const joined = merge(text, base, now);
  if (joined === undefined) return { ...draft, conflicts: conflicts.set(name, now) };
  // Of what was there earlier, nothing is lost: where it does not go with what is stored, it stays as it was.
  const known = new Map<string | null, string | null>();
  const other = (earlier: string | null): string | null => {
    const made = known.get(earlier) ?? merge(earlier, base, now, 'mine') ?? null;
    known.set(earlier, made);
    return made;
  };
  return {
    ...draft,
    saved: withTexts(draft.saved, [[name, now]]),
    current: withTexts(draft.current, [[name, joined]]),
    done: withOtherTexts(draft.done, { name, text }, other),
    undone: withOtherTexts(draft.undone, { name, text }, other),
    conflicts,
  };
};

/** What stays of a document that could not be joined, by the decision of somebody. @param at in milliseconds since 1970 */
export const decided = (draft: Draft, name: string, text: string | null, at: number): Draft => {
  const stands = draft.conflicts.get(name);
  if (stands === undefined) return draft;
  const before = textOf(draft.current, name);
  const settled = {
    ...draft,
    saved: withTexts(draft.saved, [[name, stands]]),
    conflicts: withoutConflict(draft, name),
  };
  if (before === text) return settled;
  return changed(settled, `${name} decided`, [{ name, before, after: text }], at);
};
