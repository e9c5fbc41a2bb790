import type { FileChange } from '../store/site-store.ts';
import { merge } from './merge.ts';
import { withChanges, withOtherTexts, withStep, type Step, type Texts } from './steps.ts';

/** All that has to be known to go on after a reload, or in another window. */
export type Draft = {
  /** The documents as they are stored, as far as what was done here could be joined with them. */
  saved: Texts;
  /** As they would be saved. */
  current: Texts;
  done: readonly Step[];
  undone: readonly Step[];
  /** What is stored of documents that others have changed in the same lines; they wait until somebody decides. */
  conflicts: ReadonlyMap<string, string | null>;
};

/** Everything that can happen to a draft. */
export type Operation =
  | ({ type: 'change' } & Step)
  | { type: 'undo' }
  | { type: 'redo' }
  /** These documents are stored now. */
  | { type: 'stored'; changes: readonly FileChange[] }
  /** Somebody else has stored this document. */
  | { type: 'takeOver'; name: string; stored: string | null }
  /** Somebody has decided what stays of a document that could not be joined. */
  | { type: 'decide'; name: string; text: string | null; at: number; window: string };

const changed = (draft: Draft, step: Step): Draft => ({
  ...draft,
  current: withChanges(draft.current, step.changes, 'after'),
  done: withStep(draft.done, step, draft.undone.length === 0),
  undone: [],
});

const undo = (draft: Draft): Draft => {
  const step = draft.done.at(-1);
  if (!step) return draft;
  const current = withChanges(draft.current, step.changes, 'before');
  return { ...draft, current, done: draft.done.slice(0, -1), undone: [...draft.undone, { ...step, at: 0 }] };
};

const redo = (draft: Draft): Draft => {
  const step = draft.undone.at(-1);
  if (!step) return draft;
  const current = withChanges(draft.current, step.changes, 'after');
  return { ...draft, current, done: [...draft.done, step], undone: draft.undone.slice(0, -1) };
};

const without = (conflicts: Draft['conflicts'], isOver: (name: string, stored: string | null) => boolean) =>
  new Map([...conflicts].filter(([name, stored]) => !isOver(name, stored)));

const stored = (draft: Draft, changes: readonly FileChange[]): Draft => ({
  ...draft,
  saved: withChanges(draft.saved, changes, 'after'),
  // What is typed after a save is another step.
  done: draft.done.map((step, index) => (index === draft.done.length - 1 ? { ...step, at: 0 } : step)),
  // Another window may have seen what this one stores as the work of a stranger.
  conflicts: without(draft.conflicts, (name, text) =>
    changes.some((change) => change.name === name && change.after === text),
  ),
});

/** Puts what is stored under what was typed, and under every step. */
const takenOver = (draft: Draft, name: string, now: string | null): Draft => {
  const base = draft.saved.get(name) ?? null;
  const conflicts = without(draft.conflicts, (each) => each === name);
  if (now === base) return draft.conflicts.has(name) ? { ...draft, conflicts } : draft;
  const typed = draft.current.get(name) ?? null;
  const joined = merge(typed, base, now);
  if (joined === undefined) return { ...draft, conflicts: new Map([...conflicts, [name, now]]) };
  // Of what was there earlier, nothing is lost: where it does not go with what is stored, it stays as it was.
  const known = new Map<string | null, string | null>();
  const other = (text: string | null): string | null => {
    const made = known.get(text) ?? merge(text, base, now, 'mine') ?? null;
    known.set(text, made);
    return made;
  };
  return {
    saved: withChanges(draft.saved, [{ name, before: base, after: now }], 'after'),
    current: withChanges(draft.current, [{ name, before: typed, after: joined }], 'after'),
    done: withOtherTexts(draft.done, name, other),
    undone: withOtherTexts(draft.undone, name, other),
    conflicts,
  };
};

const decided = (draft: Draft, { name, text, at, window }: Operation & { type: 'decide' }): Draft => {
  const stands = draft.conflicts.get(name);
  if (stands === undefined) return draft;
  const before = draft.current.get(name) ?? null;
  const settled = {
    ...draft,
    saved: withChanges(draft.saved, [{ name, before, after: stands }], 'after'),
    conflicts: without(draft.conflicts, (each) => each === name),
  };
  const changes = [{ name, before, after: text }];
  return before === text ? settled : changed(settled, { subject: `${name} decided`, changes, at, window });
};

/** The draft after something has happened to it; the same object when nothing has. */
export const after = (draft: Draft, operation: Operation): Draft => {
  switch (operation.type) {
    case 'change': {
      const { type: _, ...step } = operation;
      return changed(draft, step);
    }
    case 'undo':
      return undo(draft);
    case 'redo':
      return redo(draft);
    case 'stored':
      return stored(draft, operation.changes);
    case 'takeOver':
      return takenOver(draft, operation.name, operation.stored);
    case 'decide':
      return decided(draft, operation);
  }
};
