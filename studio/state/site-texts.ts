import type { FileChange } from '../store/site-store.ts';
import { changed, decided, stepBack, stored, takenOver, type Draft } from './draft.ts';
import { Observable } from '../core/observable.ts';
import { differences, patched, turned, withPatches, type Texts } from '../store/patches.ts';

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
  constructor(texts: Texts) {
    super({ revision: 0, saved: texts, current: texts, done: [], undone: [], conflicts: new Map() });
  }

  /** Gives documents other texts; null takes one away. Nothing happens when they have them already. */
  change(subject: string, texts: ReadonlyMap<string, string | null>): void {
    const { current } = this.snapshot();
    const changes = [...texts]
      .map(([name, text]) => ({ name, before: current.get(name) ?? null, after: text }))
      .filter((change) => change.before !== change.after);
    if (changes.length > 0) this.#do((draft) => changed(draft, subject, changes, Date.now()));
  }

  undo(): void {
    this.#do((draft) => stepBack(draft, 'done', 'undone'));
  }

  redo(): void {
    this.#do((draft) => stepBack(draft, 'undone', 'done'));
  }

  /** Says that these documents are stored now. */
  stored(changes: readonly FileChange[]): void {
    this.#do((draft) => stored(draft, changes));
  }

  /** Joins what somebody else has stored of a document. */
  takeOver(name: string, text: string | null): void {
    this.#do((draft) => takenOver(draft, name, text));
  }

  /** Says what stays of a document that could not be joined. */
  decide(name: string, text: string | null): void {
    this.#do((draft) => decided(draft, name, text, Date.now()));
  }

  /** What a document held before the last steps, as far as they all changed one thing; its text now when they did not. */
  before(subject: string, name: string): string | undefined {
    const { current, done } = this.snapshot();
    const first = done.findLastIndex((step) => step.subject !== subject) + 1;
    const patches = done.slice(first).flatMap((step) => step.patches.filter((patch) => patch.name === name));
    const now = current.get(name) ?? null;
    return (
      patches.reduceRight<string | null>((text, patch) => patched(text, turned(patch)), now) ?? undefined
    );
  }

  /** What differs from the stored documents. */
  unsaved(): FileChange[] {
    return differences(this.snapshot().saved, this.snapshot().current);
  }

  /** What differs from how the documents were before the first step that can be taken back, saved or not. */
  changes(): FileChange[] {
    const { current, done } = this.snapshot();
    const opening = done.reduceRight<Texts>(
      (texts, step) => withPatches(texts, step.patches.map(turned)),
      current,
    );
    return differences(opening, current);
  }

  /** Goes on with a draft of another window, or of before a reload. */
  restore(draft: Draft): void {
    this.set(draft);
  }

  /** Does something, if this window edits. */
  #do(step: (draft: Draft) => Draft): void {
    if (!this.isEditing.snapshot()) return this.refuse();
    const draft = this.snapshot();
    const next = step(draft);
    return next === draft ? undefined : this.set({ ...next, revision: draft.revision + 1 });
  }
}
