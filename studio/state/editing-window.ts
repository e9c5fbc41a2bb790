import type { Observable } from '../core/observable.ts';

/** Time limit in milliseconds for another window to store its draft, because a suspended window never does. */
const storeLimitMs = 3000;

type Options = {
  /** `navigator.locks`; without it, every window can edit. */
  locks: LockManager | undefined;
  /** Name of the locks, the same in all windows on a site. */
  name: string;
  /** Whether this window edits. */
  isEditing: Observable<boolean>;
  /** Loads the draft that another window has stored. */
  load: () => Promise<void>;
  /** Stores the draft of this window. */
  store: () => Promise<void>;
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/**
 * Ensures that only one window edits a site, with two locks. The lock `turn` belongs to the window that edits; another
 * window can steal it. The lock `draft` is released once the former window has stored what was typed. When the window
 * that edits closes, the next waiting window edits.
 */
export class EditingWindow {
  /** Cancels waiting for the lock. */
  #waiting = new AbortController();

  constructor(readonly options: Options) {}

  /** Resolves when it is known whether this window edits. */
  async start(): Promise<void> {
    const { locks, isEditing } = this.options;
    if (!locks) return;
    isEditing.set(false);
    await new Promise<void>((known) => void this.#takeTurn(locks, { ifAvailable: true }, known));
  }

  /** Makes this window edit. The window that edits now stores its draft, and then only reads. */
  take(): void {
    const { locks } = this.options;
    if (!locks || this.#waiting.signal.aborted) return;
    this.#waiting.abort();
    void this.#takeTurn(locks, { steal: true });
  }

  /** Makes this window edit while it holds the lock, and then waits for the lock again. */
  async #takeTurn(locks: LockManager, request: LockOptions, known = (): void => {}): Promise<void> {
    const lost = new AbortController();
    const turn = locks.request(`${this.options.name} turn`, request, async (lock) => {
      if (lock) await this.#edit(locks, lost.signal, known);
    });
    // The promise rejects when another window steals the lock.
    await turn.catch(() => undefined);
    lost.abort();
    known();
    if (request.signal?.aborted) return;
    this.#waiting = new AbortController();
    await this.#takeTurn(locks, { signal: this.#waiting.signal });
  }

  async #edit(locks: LockManager, lost: AbortSignal, known: () => void): Promise<void> {
    const { name, isEditing, load, store } = this.options;
    const edit = async (): Promise<void> => {
      await load();
      isEditing.set(true);
      known();
      await untilAborted(lost);
      isEditing.set(false);
      await store();
    };
    const signal = AbortSignal.any([lost, AbortSignal.timeout(storeLimitMs)]);
    await locks
      .request(name, { signal }, edit)
      .catch(() => (lost.aborted ? undefined : locks.request(name, { steal: true }, edit)));
  }
}
