import { Observable } from '../state/observable.ts';
import { differences, type Texts } from '../state/patches.ts';
import type { StoredSite } from '../store/site-store.ts';
import type { CheckedSite, CheckerCalls, Rendered } from './checker.worker.ts';
import type { TaskInput, TaskName, TaskResult } from './site-tasks.ts';
import type { Thread } from '../thread.ts';
import { checkerThread } from './checker-thread.ts';

/** The whole site is looked at when nothing has been typed for so long. */
const restMs = 250;

/** What the thread that checks knows of the texts. */
export type Checked = {
  /** The page as it is, or as it was when it could last be rendered. */
  rendered: Rendered;
  /** Whether the page on the screen is that of the texts as they are. */
  isCurrent: boolean;
  /** Whether there is no page to show, not even an earlier one. */
  isMissing: boolean;
  /** Whether the whole site was checked, so that `problems` says something. */
  isChecked: boolean;
} & CheckedSite;

/** Reads and checks texts in a thread of its own, so that typing never waits. */
export class Checking extends Observable<Checked> {
  readonly #thread: Thread<CheckerCalls>;
  #texts: Texts;
  #looks = 0;

  /** @param texts the documents as they are stored: what differs from them is told with the first look */
  constructor({ prefix, content }: StoredSite, texts: Texts) {
    const rendered = { page: undefined, site: undefined, names: new Map(), titles: new Map() };
    const nothing = { problems: [], places: new Map(), uses: new Map() };
    super({ rendered, isCurrent: false, isMissing: false, isChecked: false, ...nothing });
    this.#texts = texts;
    this.#thread = checkerThread(prefix, content);
  }

  /** Reads the texts as they are now, and renders the page of a route; the whole site is checked a little later. */
  async look(texts: Texts, route: string): Promise<void> {
    const changes = differences(this.#texts, texts);
    this.#texts = texts;
    const look = (this.#looks += 1);
    if (look === 1) {
      // Of 1,000 pages the first is there 2 s before all are read.
      const rendered = await this.#thread.ask('readFirst', changes, route);
      if (look !== this.#looks) return;
      if (rendered.page && rendered.site) this.#know({ rendered, isCurrent: true });
    }
    const rendered = await this.#thread.ask('read', look === 1 ? [] : changes, route);
    if (look !== this.#looks) return;
    // The page that was there stays as long as it is that of the same address.
    const isCurrent = rendered.page !== undefined && rendered.site !== undefined;
    const before = this.snapshot().rendered;
    const shown = !isCurrent && before.page?.route === route ? before : rendered;
    this.#know({ rendered: shown, isCurrent, isMissing: !shown.page || !shown.site });
    await new Promise((resolve) => setTimeout(resolve, restMs));
    if (look !== this.#looks) return;
    const known = await this.#thread.ask('check');
    if (look === this.#looks) this.#know({ ...known, isChecked: true });
  }

  /**
   * Has something done that rests on all documents, as they were at the last look.
   * @throws Error when it cannot be done, in words for the editor
   */
  ask<N extends TaskName>(name: N, ...input: TaskInput<N>): Promise<TaskResult<N>> {
    return this.#thread.ask(name, ...input);
  }

  #know(changed: Partial<Checked>): void {
    this.set({ ...this.snapshot(), ...changed });
  }
}
