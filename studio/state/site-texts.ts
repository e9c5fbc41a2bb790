import { Observable } from './observable.ts';
import type { FileChange } from '../store/site-store.ts';
import { after, type Draft, type Operation } from './draft.ts';
import { merge } from './merge.ts';
import { differences, type Texts } from './steps.ts';

/** Is told what has happened, and how it was before. */
type Witness = (operation: Operation, before: Draft) => void;

/**
 * The one state of the Studio: the texts of the documents as they would be saved, and what was done to them. What is on
 * the screen is computed from them; every edit is a change of texts, so there is one undo for all of them.
 */
export class SiteTexts extends Observable<Draft> {
  readonly #witnesses = new Set<Witness>();

  /**
   * @param texts the documents as they are stored
   * @param window what tells this window from others that share the draft
   */
  constructor(
    texts: Texts,
    readonly window = '',
  ) {
    super({ saved: texts, current: texts, done: [], undone: [], conflicts: new Map() });
  }

  /** Tells what is done here, so that other windows can do it too. @returns what ends that */
  witness(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  /** Gives documents other texts; null takes one away. Nothing happens when they have them already. */
  change(subject: string, texts: ReadonlyMap<string, string | null>, now = Date.now()): void {
    const { current } = this.snapshot();
    const changes = [...texts]
      .map(([name, text]) => ({ name, before: current.get(name) ?? null, after: text }))
      .filter((change) => change.before !== change.after);
    if (changes.length === 0) return;
    this.#do({ type: 'change', subject, changes, at: now, window: this.window });
  }

  /** What a document held before the last steps, as far as they all changed one thing; its text now when they did not. */
  before(subject: string, name: string): string | undefined {
    const { current, done } = this.snapshot();
    const first = done[done.findLastIndex((step) => step.subject !== subject) + 1];
    return (
      (first ? first.changes.find((change) => change.name === name)?.before : current.get(name)) ?? undefined
    );
  }

  /** Takes the last step back. */
  undo(): void {
    this.#do({ type: 'undo' });
  }

  /** Does again what was taken back last. */
  redo(): void {
    this.#do({ type: 'redo' });
  }

  /** What differs from the stored documents. */
  unsaved(): FileChange[] {
    return differences(this.snapshot().saved, this.snapshot().current);
  }

  /** Says what is stored now; what was typed and what can be undone stay. */
  stored(changes: readonly FileChange[]): void {
    this.#do({ type: 'stored', changes });
  }

  /**
   * Takes over what a document holds in the store, because somebody else has changed it: under what was typed here, and
   * under every step that can be undone. Where both touch the same lines, nothing changes but `conflicts`.
   */
  takeOver(name: string, stored: string | null): void {
    this.#do({ type: 'takeOver', name, stored });
  }

  /** Says what a document of `conflicts` shall hold; null takes it away. */
  decide(name: string, text: string | null, now = Date.now()): void {
    this.#do({ type: 'decide', name, text, at: now, window: this.window });
  }

  /** Does what another window has done to the very same draft. */
  follow(operation: Operation): void {
    this.become(after(this.snapshot(), operation));
  }

  /**
   * Joins what another window has done to a draft that is no longer the same.
   * @param isLater whether it was done after what was done here last: then its lines stand where both touch the same
   * @returns the documents of which lines that were written here have gone
   */
  join(changes: readonly FileChange[], by: { at: number; window: string }, isLater: boolean): string[] {
    const lost: string[] = [];
    const joined = changes.map(({ name, before, after: theirs }) => {
      const mine = this.snapshot().current.get(name) ?? null;
      const together = merge(mine, before, theirs);
      if (together === undefined && isLater) lost.push(name);
      const text =
        together === undefined ? merge(mine, before, theirs, isLater ? 'theirs' : 'mine') : together;
      return { name, before: mine, after: text ?? null };
    });
    const real = joined.filter((change) => change.before !== change.after);
    if (real.length > 0) this.follow({ type: 'change', subject: `joined ${by.at}`, changes: real, ...by });
    return lost;
  }

  /** Goes on with a draft of another window or of before a reload. */
  restore(draft: Draft): void {
    this.become(draft);
  }

  #do(operation: Operation): void {
    const before = this.snapshot();
    this.become(after(before, operation));
    if (this.snapshot() !== before) for (const witness of this.#witnesses) witness(operation, before);
  }
}
