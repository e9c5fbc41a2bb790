import type { Observable } from '../core/observable.ts';

/** How long another window may take to store its draft, in milliseconds: a suspended one never does. */
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
 * Lets one window edit, with two locks: its turn, which another window can steal, and the draft, which it releases after it
 * has stored what was typed. When it closes, the next window that waits for its turn edits.
 */
export class EditingWindow {
  /** Cancels the wait for a turn. */
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

  /** Edits during the turn of this window, and then waits for the next one. */
  async #takeTurn(locks: LockManager, request: LockOptions, known = (): void => {}): Promise<void> {
    const lost = new AbortController();
    const turn = locks.request(`${this.options.name} turn`, request, async (lock) => {
      if (lock) await this.#edit(locks, lost.signal, known);
    });
    // Rejected when another window steals the turn.
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
