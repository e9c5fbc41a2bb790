import { merge } from '../core/merge.ts';
import { Observable } from '../core/observable.ts';
import {
  diffTexts,
  invertPatch,
  applyPatch,
  applyPatches,
  replaceTexts,
  type FileTexts,
} from '../store/patches.ts';
import type { FileChange } from '../store/site-store.ts';
import type { Draft } from './draft.ts';
import { closeLastStep, rebaseSteps, appendStep } from './steps.ts';

const textOf = (texts: FileTexts, name: string): string | null => texts.get(name) ?? null;

/**
 * The one state of the Studio: the texts of the documents as they would be saved, and what was done to them. What is on
 * the screen is computed from them; every edit is a change of texts, so there is one undo for all of them.
 */
export class SiteTexts extends Observable<Draft> {
  /** Whether this window edits the texts; the others show them. */
  readonly isEditing = new Observable(true);
  /** Reports that something was not done, because another window edits. */
  refuse: () => void = () => {};

  /** @param texts the documents as they are stored */
  constructor(texts: FileTexts) {
    super({ revision: 0, saved: texts, current: texts, done: [], undone: [], conflicts: new Map() });
  }

  /**
   * Gives documents other texts; null removes one. Nothing happens when they have them already.
   * @param subject what is edited: changes of one subject that follow each other at once are undone together
   */
  change(subject: string, texts: ReadonlyMap<string, string | null>): void {
    this.#apply((draft) => {
      const current = replaceTexts(draft.current, texts);
      if (diffTexts(draft.current, current).length === 0) return draft;
      const done = appendStep(draft.done, { subject, at: Date.now() }, draft.current, current);
      return { ...draft, current, done, undone: [] };
    });
  }

  undo(): void {
    this.#stepBack('done', 'undone');
  }

  redo(): void {
    this.#stepBack('undone', 'done');
  }

  /** Records that these documents are stored now. */
  stored(changes: readonly FileChange[]): void {
    const texts = new Map(changes.map(({ name, after }) => [name, after]));
    this.#apply((draft) => ({
      ...draft,
      saved: replaceTexts(draft.saved, texts),
      done: closeLastStep(draft.done),
      // What was stored here may have been read as the work of somebody else.
      conflicts: new Map([...draft.conflicts].filter(([name, text]) => texts.get(name) !== text)),
    }));
  }

  /** Merges what somebody else has stored of a document with what was typed, and with every step. */
  takeOver(name: string, now: string | null): void {
    this.#apply((draft) => {
      const base = textOf(draft.saved, name);
      const conflicts = new Map(draft.conflicts);
      const hadConflict = conflicts.delete(name);
      if (now === base) return hadConflict ? { ...draft, conflicts } : draft;
      const text = textOf(draft.current, name);
      const merged = merge(text, base, now);
      if (merged === undefined) return { ...draft, conflicts: conflicts.set(name, now) };
      // Nothing of an earlier text is lost: where it cannot be merged with what is stored, it stays as it was.
      const other = (earlier: string | null): string | null => merge(earlier, base, now, 'mine') ?? null;
      return {
        ...draft,
        saved: replaceTexts(draft.saved, [[name, now]]),
        current: replaceTexts(draft.current, [[name, merged]]),
        done: rebaseSteps(draft.done, { name, text }, other),
        undone: rebaseSteps(draft.undone, { name, text }, other),
        conflicts,
      };
    });
  }

  /** Decides what a document contains that could not be merged. */
  decide(name: string, text: string | null): void {
    const stored = this.snapshot().conflicts.get(name);
    if (stored === undefined) return;
    this.#apply((draft) => {
      const conflicts = new Map(draft.conflicts);
      conflicts.delete(name);
      return { ...draft, saved: replaceTexts(draft.saved, [[name, stored]]), conflicts };
    });
    this.change(`${name} decided`, new Map([[name, text]]));
  }

  /** What a document held before the last steps, as far as they all changed one thing; its text now when they did not. */
  before(subject: string, name: string): string | undefined {
    const { current, done } = this.snapshot();
    const first = done.findLastIndex((step) => step.subject !== subject) + 1;
    const patches = done.slice(first).flatMap((step) => step.patches.filter((patch) => patch.name === name));
    const now = textOf(current, name);
    return patches.reduceRight((text, patch) => applyPatch(text, invertPatch(patch)), now) ?? undefined;
  }

  /** What differs from the stored documents. */
  unsaved(): FileChange[] {
    return diffTexts(this.snapshot().saved, this.snapshot().current);
  }

  /** How the documents were before the first step that can be undone. */
  opening(): FileTexts {
    const { current, done } = this.snapshot();
    return done.reduceRight<FileTexts>(
      (texts, step) => applyPatches(texts, step.patches.map(invertPatch)),
      current,
    );
  }

  /** Continues with a draft of another window, or of before a reload. */
  restore(draft: Draft): void {
    this.set(draft);
  }

  /** Undoes the last step of one stack, which puts what did so on the other. */
  #stepBack(from: 'done' | 'undone', to: 'done' | 'undone'): void {
    this.#apply((draft) => {
      const last = draft[from].at(-1);
      if (!last) return draft;
      const step = { ...last, patches: last.patches.map(invertPatch) };
      return {
        ...draft,
        current: applyPatches(draft.current, step.patches),
        [from]: closeLastStep(draft[from].slice(0, -1)),
        [to]: closeLastStep([...draft[to], step]),
      };
    });
  }

  /** Changes the draft, if this window edits. @param operation returns the same draft when there is nothing to do */
  #apply(operation: (draft: Draft) => Draft): void {
    const draft = this.snapshot();
    const next = operation(draft);
    if (next === draft) return;
    if (this.isEditing.snapshot()) this.set({ ...next, revision: draft.revision + 1 });
    else this.refuse();
  }
}
