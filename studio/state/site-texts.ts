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
import { isImageInUse, isImageName } from '../store/site-file.ts';
import type { FileChange } from '../store/site-store.ts';
import type { Draft } from './draft.ts';
import { closeLastStep, rebaseSteps, appendStep } from './steps.ts';

const textOf = (texts: FileTexts, name: string): string | null => texts.get(name) ?? null;

/**
 * The single source of truth of the Studio: the current texts of all documents and their undo history. The UI is derived
 * from it; every edit is a change of texts, so one undo history covers all edits.
 */
export class SiteTexts extends Observable<Draft> {
  /** Whether this window edits the texts; other windows only show them. */
  readonly isEditing = new Observable(true);
  /** Called when a change is rejected because another window edits. */
  refuse: () => void = () => {};

  /** @param texts stored documents */
  constructor(texts: FileTexts) {
    super({
      revision: 0,
      saved: texts,
      current: texts,
      opened: texts,
      done: [],
      undone: [],
      conflicts: new Map(),
    });
  }

  /**
   * Replaces the texts of documents; null removes a document. Does nothing if no text differs.
   * @param subject key of what is edited: consecutive changes of a subject within a short time are undone together
   */
  change(subject: string, texts: ReadonlyMap<string, string | null>): void {
    this.#apply((draft) => {
      const current = replaceTexts(draft.current, texts);
      if (diffTexts(draft.current, current).length === 0) return draft;
      const done = appendStep(draft.done, { subject, at: Date.now() }, draft.current, current);
      return { ...draft, current, done, undone: [] };
    });
  }

  /** Records that these documents are stored now. */
  markSaved(changes: readonly FileChange[]): void {
    const texts = new Map(changes.map(({ name, after }) => [name, after]));
    this.#apply((draft) => ({
      ...draft,
      saved: replaceTexts(draft.saved, texts),
      done: closeLastStep(draft.done),
      // The store may have reported our own save as a change of somebody else, which is no conflict.
      conflicts: new Map([...draft.conflicts].filter(([name, text]) => texts.get(name) !== text)),
    }));
  }

  /** Merges a stored version of somebody else into the current text of a document and into all undo steps. */
  mergeStored(name: string, now: string | null): void {
    this.#apply((draft) => {
      const base = textOf(draft.saved, name);
      const conflicts = new Map(draft.conflicts);
      const hadConflict = conflicts.delete(name);
      if (now === base) return hadConflict ? { ...draft, conflicts } : draft;
      const text = textOf(draft.current, name);
      const merged = merge(text, base, now);
      if (merged === undefined) return { ...draft, conflicts: conflicts.set(name, now) };
      // In undo steps, our lines are used where they conflict, so that no earlier text is lost.
      const mergeEarlier = (earlier: string | null): string | null =>
        merge(earlier, base, now, 'mine') ?? null;
      return {
        ...draft,
        saved: replaceTexts(draft.saved, [[name, now]]),
        current: replaceTexts(draft.current, [[name, merged]]),
        opened: replaceTexts(draft.opened, [[name, mergeEarlier(textOf(draft.opened, name))]]),
        done: rebaseSteps(draft.done, { name, text }, mergeEarlier),
        undone: rebaseSteps(draft.undone, { name, text }, mergeEarlier),
        conflicts,
      };
    });
  }

  /** Resolves the conflict of a document with a text. */
  decide(name: string, text: string | null): void {
    const stored = this.snapshot().conflicts.get(name);
    if (stored === undefined) return;
    this.#apply((draft) => {
      const conflicts = new Map(draft.conflicts);
      conflicts.delete(name);
      const opened = merge(textOf(draft.opened, name), textOf(draft.saved, name), stored, 'mine') ?? null;
      return {
        ...draft,
        saved: replaceTexts(draft.saved, [[name, stored]]),
        opened: replaceTexts(draft.opened, [[name, opened]]),
        conflicts,
      };
    });
    this.change(`${name} decided`, new Map([[name, text]]));
  }

  /** Returns the text of a document before the latest consecutive steps with this subject. */
  before(subject: string, name: string): string | undefined {
    const { current, done } = this.snapshot();
    const first = done.findLastIndex((step) => step.subject !== subject) + 1;
    const patches = done.slice(first).flatMap((step) => step.patches.filter((patch) => patch.name === name));
    const now = textOf(current, name);
    return patches.reduceRight((text, patch) => applyPatch(text, invertPatch(patch)), now) ?? undefined;
  }

  /**
   * Returns the changes that are not saved yet. An added image that no document refers to is not one of them, because
   * it does not belong to the site.
   */
  unsaved(): FileChange[] {
    const { saved, current } = this.snapshot();
    return diffTexts(saved, current).filter(
      ({ name, before }) => before !== null || !isImageName(name) || isImageInUse(current, name),
    );
  }

  /** From now on, changes are listed in comparison with the documents as they are stored now. */
  startVisit(): void {
    this.#apply((draft) =>
      diffTexts(draft.opened, draft.saved).length === 0 ? draft : { ...draft, opened: draft.saved },
    );
  }

  /** Undoes or redoes a step: inverts the last one of its stack, and pushes the inverse to the other. */
  step(direction: 'undo' | 'redo'): void {
    const [from, to] = direction === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const);
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

  /** Applies an operation if this window edits. @param operation returns the new draft, or the same one if it changes nothing */
  #apply(operation: (draft: Draft) => Draft): void {
    const draft = this.snapshot();
    const next = operation(draft);
    if (next === draft) return;
    if (this.isEditing.snapshot()) this.set({ ...next, revision: draft.revision + 1 });
    else this.refuse();
  }
}
