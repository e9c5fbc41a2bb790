import { pickDraft, mergeDraft, type Draft, type PartialDraft } from './draft.ts';
import { diffTexts } from '../store/patches.ts';
import type { SiteTexts } from './site-texts.ts';
import { closeLastStep } from './steps.ts';

/** Messages between windows. */
export type DraftMessage =
  /** A window asks for the current draft. */
  | { type: 'hello' }
  | { type: 'draft'; draft: Draft }
  /** The draft has changed. @param since revision that `part` is based on */
  | { type: 'changes'; since: number; part: PartialDraft };

/** Broadcast channel to the other windows; messages of a window arrive in order. */
type Channel = {
  postMessage: (message: DraftMessage) => void;
  addEventListener: (type: 'message', listener: (event: { data: DraftMessage }) => void) => void;
};

type Options = {
  channel: Channel;
  /** `navigator.locks`; without it, every window can edit. */
  locks: LockManager | undefined;
  /** Lock name, the same in all windows on a site. */
  name: string;
  /** Loads the draft that any window stored last; undefined if there is none. */
  stored: () => Promise<Draft | undefined>;
};

/** Reduces a draft to the documents that differ from an earlier revision. */
const diffDrafts = (before: Draft, after: Draft): PartialDraft => {
  const changes = [...diffTexts(before.saved, after.saved), ...diffTexts(before.current, after.current)];
  return pickDraft(after, new Set(changes.map(({ name }) => name)));
};

/**
 * Lets only the window that holds the lock edit the texts. The other windows mirror it; when it closes, the next window in
 * the queue becomes the editor.
 */
export class SharedDraft {
  /** Cancels the queued lock request. */
  #queued = new AbortController();

  constructor(
    readonly texts: SiteTexts,
    readonly options: Options,
  ) {}

  /** Resolves when it is known whether this window edits. */
  async start(): Promise<void> {
    const { texts, options } = this;
    const { locks, name, channel } = options;
    if (!locks) return;
    texts.isEditing.set(false);
    channel.addEventListener('message', ({ data }) => this.#handle(data));
    let sent = texts.snapshot();
    texts.subscribe(() => {
      const draft = texts.snapshot();
      if (texts.isEditing.snapshot())
        channel.postMessage({ type: 'changes', since: sent.revision, part: diffDrafts(sent, draft) });
      sent = draft;
    });
    await new Promise<void>((resolve) => {
      const held = locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await this.#edit(resolve);
        resolve();
      });
      void this.#waitAfter(held);
    });
  }

  /**
   * Makes this window the editor; the previous one mirrors it. If the previous window was saving, the result is read from
   * the store.
   */
  take(): void {
    this.#queued.abort();
    const { locks, name } = this.options;
    if (locks) void this.#waitAfter(locks.request(name, { steal: true }, () => this.#edit()));
  }

  /** Edits until another window takes the lock. @param began called when this window can edit */
  async #edit(began: () => void = () => {}): Promise<void> {
    const { texts, options } = this;
    const stored = await options.stored();
    // The other window may have stored its last characters just before it closed.
    const isNewer = stored !== undefined && stored.revision > texts.snapshot().revision;
    const draft = isNewer ? stored : texts.snapshot();
    // Edits of this window start a new undo step.
    texts.restore({ ...draft, done: closeLastStep(draft.done) });
    texts.isEditing.set(true);
    options.channel.postMessage({ type: 'draft', draft: texts.snapshot() });
    began();
    return new Promise(() => {});
  }

  /** Once `held` settles, mirrors the window that edits, and becomes the editor when that window closes. */
  async #waitAfter(held: Promise<unknown>): Promise<void> {
    const { texts, options } = this;
    // Another window has taken the lock.
    await held.catch(() => undefined);
    texts.isEditing.set(false);
    options.channel.postMessage({ type: 'hello' });
    this.#queued = new AbortController();
    const { signal } = this.#queued;
    const queued = options.locks?.request(options.name, { signal }, () => this.#edit());
    await queued?.catch(() => undefined);
    if (!signal.aborted) await this.#waitAfter(Promise.resolve());
  }

  #handle(message: DraftMessage): void {
    const { texts, options } = this;
    if (texts.isEditing.snapshot()) {
      if (message.type === 'hello') options.channel.postMessage({ type: 'draft', draft: texts.snapshot() });
    } else if (message.type === 'draft') texts.restore(message.draft);
    else if (message.type === 'changes') {
      if (texts.snapshot().revision === message.since)
        texts.restore(mergeDraft(texts.snapshot(), message.part));
      else options.channel.postMessage({ type: 'hello' });
    }
  }
}
