import type { FileChange } from '../store/site-store.ts';

/** The texts of documents by their names. */
export type Texts = ReadonlyMap<string, string>;

/** One thing that was done: what each document held before and after it. */
export type Step = {
  /** What was edited, such as a field: steps of one thing that follow each other at once are undone as one. */
  subject: string;
  changes: readonly FileChange[];
  /** When it was last added to, in milliseconds since 1970; 0 when nothing is to be added any more. */
  at: number;
  /** The window in which it was done. */
  window: string;
};

/** So many steps can be taken back. */
export const mostSteps = 500;

/** Typing that rests for longer is a step of its own. */
const pauseMs = 1200;

/** Texts with what changes hold before or after them. */
export const withChanges = (
  texts: Texts,
  changes: readonly FileChange[],
  side: 'before' | 'after',
): Map<string, string> => {
  const next = new Map(texts);
  for (const change of changes) {
    const text = change[side];
    if (text === null) next.delete(change.name);
    else next.set(change.name, text);
  }
  return next;
};

const isChange = ({ before, after }: FileChange): boolean => before !== after;

/** What differs between two states of all documents. */
export const differences = (before: Texts, after: Texts): FileChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter(isChange);

/** Two changes of the same documents, one after the other, as one. */
const joined = (first: readonly FileChange[], second: readonly FileChange[]): FileChange[] => {
  const both = new Map(first.map((change) => [change.name, change]));
  for (const change of second)
    both.set(change.name, { ...change, before: (both.get(change.name) ?? change).before });
  return [...both.values()].filter(isChange);
};

/** What was done with one step more, which may belong to the last one. @param isNext whether nothing was taken back */
export const withStep = (done: readonly Step[], step: Step, isNext: boolean): Step[] => {
  const last = done.at(-1);
  const isSame = last?.subject === step.subject && last.window === step.window;
  if (!last || !isSame || !isNext || step.at - last.at >= pauseMs) return [...done, step].slice(-mostSteps);
  const changes = joined(last.changes, step.changes);
  return [...done.slice(0, -1), ...(changes.length > 0 ? [{ ...step, changes }] : [])];
};

/** Steps with other texts of one document; what is no change any more goes. */
export const withOtherTexts = (
  steps: readonly Step[],
  name: string,
  other: (text: string | null) => string | null,
): Step[] =>
  steps
    .map((step) => ({
      ...step,
      changes: step.changes
        .map((change) =>
          change.name === name ? { name, before: other(change.before), after: other(change.after) } : change,
        )
        .filter(isChange),
    }))
    .filter(({ changes }) => changes.length > 0);
