import type { FileChange } from '../store/site-store.ts';
import { after, type Draft, type Operation, type Stamp } from './draft.ts';
import { Observable } from './observable.ts';
import { differences, patched, turned, withPatches, type Texts } from './patches.ts';

/** An operation, and when and where it was done: what orders those of all windows. */
export type Done = Operation & Stamp;

/** So many operations may still turn out to have come after one of another window. */
const mostInLog = 100;

const isBefore = (one: Stamp, other: Stamp): boolean =>
  one.at === other.at ? one.window < other.window : one.at < other.at;

/**
 * The one state of the Studio: the texts of the documents as they would be saved, and what was done to them. What is on
 * the screen is computed from them; every edit is a change of texts, so there is one undo for all of them.
 *
 * Windows share one draft by doing the same operations in the same order, that of their time. One that arrives late is
 * put into its place, and those after it are done again: a change finds the lines that it changes in other texts, too.
 */
export class SiteTexts extends Observable<Draft> {
  /** How it was before the operations of the log. */
  #base: Draft;
  #log: readonly Done[] = [];
  #tell: (done: Done) => void = () => {};

  /**
   * @param texts the documents as they are stored
   * @param window what tells this window from others that share the draft
   */
  constructor(
    texts: Texts,
    readonly window: string,
  ) {
    super({ saved: texts, current: texts, done: [], undone: [], conflicts: new Map() });
    this.#base = this.snapshot();
  }

  /** Gives documents other texts; null takes one away. Nothing happens when they have them already. */
  change(subject: string, texts: ReadonlyMap<string, string | null>): void {
    const { current } = this.snapshot();
    const changes = [...texts]
      .map(([name, text]) => ({ name, before: current.get(name) ?? null, after: text }))
      .filter((change) => change.before !== change.after);
    if (changes.length > 0) this.do({ type: 'change', subject, changes });
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

  /** Does something; a draft that stays the same is told to nobody. */
  do(operation: Operation): void {
    // The clock stands still within a millisecond, and may be set back.
    const at = Math.max(Date.now(), (this.#log.at(-1)?.at ?? 0) + 1);
    const done = { ...operation, at, window: this.window };
    if (after(this.snapshot(), done) === this.snapshot()) return;
    this.take(done);
    this.#tell(done);
  }

  /** Has other windows told of what is done here. */
  tellOthers(tell: (done: Done) => void): void {
    this.#tell = tell;
  }

  /** Takes what was done, here or in another window. @returns whether it still found its place among all others */
  take(done: Done): boolean {
    const index = this.#log.findLastIndex((each) => isBefore(each, done)) + 1;
    const isLast = index === this.#log.length;
    this.#log = this.#log.toSpliced(index, 0, done);
    this.set(isLast ? after(this.snapshot(), done) : this.#log.reduce(after, this.#base));
    const [first] = this.#log;
    if (!first || this.#log.length <= mostInLog) return true;
    this.#base = after(this.#base, first);
    this.#log = this.#log.slice(1);
    return index > 0;
  }

  /** All that another window needs to have the same draft. */
  get history(): { base: Draft; log: readonly Done[] } {
    return { base: this.#base, log: this.#log };
  }

  /** Goes on with a draft of another window, or of before a reload. */
  restore(base: Draft, log: readonly Done[] = []): void {
    // What is older than a log that is full is in the draft already.
    const [first] = log.length < mostInLog ? [] : log;
    const isKnown = (own: Done) =>
      (first && isBefore(own, first)) || log.some(({ at, window }) => own.at === at && own.window === window);
    this.#base = base;
    this.#log = [...log, ...this.#log.filter((own) => !isKnown(own))].sort((one, other) =>
      isBefore(one, other) ? -1 : 1,
    );
    this.set(this.#log.reduce(after, base));
  }
}
