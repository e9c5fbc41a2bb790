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

/** Everything that can happen to a draft. */
export type Operation =
  | { type: 'change'; subject: string; changes: readonly FileChange[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** These documents are stored now. */
  | { type: 'stored'; changes: readonly FileChange[] }
  /** Somebody else has stored this document. */
  | { type: 'takeOver'; name: string; stored: string | null }
  /** Somebody has decided what stays of a document that could not be joined. */
  | { type: 'decide'; name: string; text: string | null };

/** When an operation was done, in milliseconds since 1970. */
type Stamp = { at: number };

type Of<Type extends Operation['type']> = Extract<Operation, { type: Type }> & Stamp;

const textOf = (texts: Texts, name: string): string | null => texts.get(name) ?? null;

const withoutConflict = ({ conflicts }: Draft, over: string) =>
  new Map([...conflicts].filter(([name]) => name !== over));

/** What was taken over meanwhile stays, except for the lines that this change touches, too. */
const changed = (draft: Draft, { subject, changes, at }: Of<'change'>): Draft => {
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
const back = (draft: Draft, from: 'done' | 'undone', to: 'done' | 'undone'): Draft => {
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

const stored = (draft: Draft, { changes }: Of<'stored'>): Draft => ({
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

/** Puts what is stored under what was typed, and under every step. */
const takenOver = (draft: Draft, { name, stored: now }: Of<'takeOver'>): Draft => {
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

const decided = (draft: Draft, { name, text, at }: Of<'decide'>): Draft => {
  const stands = draft.conflicts.get(name);
  if (stands === undefined) return draft;
  const before = textOf(draft.current, name);
  const settled = {
    ...draft,
    saved: withTexts(draft.saved, [[name, stands]]),
    conflicts: withoutConflict(draft, name),
  };
  if (before === text) return settled;
  const changes = [{ name, before, after: text }];
  return changed(settled, { type: 'change', subject: `${name} decided`, changes, at });
};

const ways: { [Type in Operation['type']]: (draft: Draft, operation: Of<Type>) => Draft } = {
  change: changed,
  undo: (draft) => back(draft, 'done', 'undone'),
  redo: (draft) => back(draft, 'undone', 'done'),
  stored,
  takeOver: takenOver,
  decide: decided,
};

/** The draft after something has happened to it; the same object when nothing has. */
export const after = (draft: Draft, operation: Operation & Stamp): Draft => {
  const next = ways[operation.type](draft, operation as never);
  return next === draft ? draft : { ...next, revision: draft.revision + 1 };
};
