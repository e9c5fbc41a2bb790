import type { FileChange } from '../store/site-store.ts';

/** The texts of documents by their names. */
export type Texts = ReadonlyMap<string, string>;

/** One thing that was done: what each document held before and after it. */
export type Step = {
  /** What was edited, such as a field: steps of one thing that follow each other at once are undone as one. */
  subject: string;
  changes: readonly FileChange[];
  /** When it was last added to, in milliseconds since 1970. */
  at: number;
};

/** All that has to be known to go on after a reload. */
export type Draft = { saved: Texts; current: Texts; done: readonly Step[]; undone: readonly Step[] };

/** Joins two changes of a text that both began from; nothing when they cannot be joined. */
type Merge = (mine: string, base: string, theirs: string) => string | undefined;

/** Typing that rests for longer is a step of its own. */
const pauseMs = 1200;

const withChanges = (texts: Texts, changes: readonly FileChange[], side: 'before' | 'after'): Texts => {
  const next = new Map(texts);
  for (const change of changes) {
    const text = change[side];
    if (text === null) next.delete(change.name);
    else next.set(change.name, text);
  }
  return next;
};

/** Two changes of the same documents, one after the other, as one. */
const joined = (first: readonly FileChange[], second: readonly FileChange[]): FileChange[] => {
  const names = new Set([...first, ...second].map(({ name }) => name));
  return [...names].map((name) => {
    const [one, two] = [first, second].map((changes) => changes.find((change) => change.name === name));
    return {
      name,
      before: (one ?? two)?.before ?? null,
      after: (two ?? one)?.after ?? null,
    };
  });
};

/**
 * The one state of the Studio: the texts of the documents as they would be saved, and what was done to them. What is on
 * the screen is computed from them; every edit is a change of texts, so there is one undo for all of them.
 */
export class SiteTexts {
  #draft: Draft;
  readonly #listeners = new Set<() => void>();

  /** @param texts the documents as they are stored */
  constructor(texts: Texts) {
    this.#draft = { saved: texts, current: texts, done: [], undone: [] };
  }

  /** Tells of every change. @returns what ends that */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  snapshot = (): Draft => this.#draft;

  /** Gives documents other texts; null takes one away. Nothing happens when they have them already. */
  change(subject: string, texts: ReadonlyMap<string, string | null>, now = Date.now()): void {
    const { current, done } = this.#draft;
    const changes = [...texts]
      .map(([name, after]) => ({ name, before: current.get(name) ?? null, after }))
      .filter(({ before, after }) => before !== after);
    if (changes.length === 0) return;
    const last = done.at(-1);
    const goesOn = last?.subject === subject && now - last.at < pauseMs && this.#draft.undone.length === 0;
    const step = { subject, changes: goesOn ? joined(last.changes, changes) : changes, at: now };
    this.#set({
      current: withChanges(current, changes, 'after'),
      done: [...(goesOn ? done.slice(0, -1) : done), step],
      undone: [],
    });
  }

  /** What a document held before the last steps, as far as they all changed one thing; its text now when they did not. */
  before(subject: string, name: string): string | undefined {
    const { current, done } = this.#draft;
    const first = done[done.findLastIndex((step) => step.subject !== subject) + 1];
    return (
      (first ? first.changes.find((change) => change.name === name)?.before : current.get(name)) ?? undefined
    );
  }

  /** Takes the last step back. */
  undo(): void {
    const { current, done, undone } = this.#draft;
    const step = done.at(-1);
    if (!step) return;
    this.#set({
      current: withChanges(current, step.changes, 'before'),
      done: done.slice(0, -1),
      undone: [...undone, { ...step, at: 0 }],
    });
  }

  /** Does again what was taken back last. */
  redo(): void {
    const { current, done, undone } = this.#draft;
    const step = undone.at(-1);
    if (!step) return;
    this.#set({
      current: withChanges(current, step.changes, 'after'),
      done: [...done, step],
      undone: undone.slice(0, -1),
    });
  }

  /** What differs from the stored documents. */
  unsaved(): FileChange[] {
    const { saved, current } = this.#draft;
    const names = new Set([...saved.keys(), ...current.keys()]);
    return [...names]
      .map((name) => ({ name, before: saved.get(name) ?? null, after: current.get(name) ?? null }))
      .filter(({ before, after }) => before !== after);
  }

  /** Says what is stored now; what was typed and what can be undone stay. */
  stored(changes: readonly FileChange[]): void {
    this.#set({ saved: withChanges(this.#draft.saved, changes, 'after') });
  }

  /**
   * Takes over what a document holds in the store, because somebody else has changed it: under what was typed here, and
   * under every step that can be undone.
   * @returns whether both could be joined; when not, nothing has changed
   */
  takeOver(name: string, stored: string | null, merge: Merge): boolean {
    const { saved, current, done, undone } = this.#draft;
    const base = saved.get(name) ?? null;
    if (stored === base) return true;
    const moved = (text: string | null): string | null | undefined =>
      text === base
        ? stored
        : text === null || stored === null || base === null
          ? undefined
          : merge(text, base, stored);
    const now = moved(current.get(name) ?? null);
    if (now === undefined) return false;
    const rebased = (steps: readonly Step[]): Step[] =>
      steps.map((step) => ({
        ...step,
        changes: step.changes.map((change) => {
          if (change.name !== name) return change;
          return { name, before: moved(change.before) ?? null, after: moved(change.after) ?? null };
        }),
      }));
    const change = { name, before: null };
    this.#set({
      saved: withChanges(saved, [{ ...change, after: stored }], 'after'),
      current: withChanges(current, [{ ...change, after: now }], 'after'),
      done: rebased(done),
      undone: rebased(undone),
    });
    return true;
  }

  /** Goes on with a draft of another window or of before a reload. */
  restore(draft: Draft): void {
    this.#set(draft);
  }

  #set(changed: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
