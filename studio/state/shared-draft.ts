import { pickDraft, mergeDraft, type Draft, type PartialDraft } from './draft.ts';
import { diffTexts } from '../store/patches.ts';
import type { SiteTexts } from './site-texts.ts';
import { closeLastStep } from './steps.ts';

/** What windows send to each other. */
export type DraftMessage =
  /** A window that shows the draft does not have it. */
  | { type: 'hello' }
  | { type: 'draft'; draft: Draft }
  /** The draft has changed. @param since the revision that `part` differs from */
  | { type: 'changes'; since: number; part: PartialDraft };

/** A way to all other windows: messages of one window arrive in their order. */
type Channel = {
  postMessage: (message: DraftMessage) => void;
  addEventListener: (type: 'message', hear: (event: { data: DraftMessage }) => void) => void;
};

type Options = {
  channel: Channel;
  /** `navigator.locks`; a browser without it lets every window edit. */
  locks: LockManager | undefined;
  /** The name of the lock: the same in all windows on one site. */
  name: string;
  /** The draft that was stored last, by whichever window; nothing when there is none. */
  stored: () => Promise<Draft | undefined>;
};

/** The part of a draft that differs from an earlier one. */
const partSince = (before: Draft, after: Draft): PartialDraft => {
  const changes = [...diffTexts(before.saved, after.saved), ...diffTexts(before.current, after.current)];
  return pickDraft(after, new Set(changes.map(({ name }) => name)));
};

/**
 * Lets one window of a browser edit the texts, the one that has the lock; the others show what it does, and the next one
 * takes over when it closes.
 */
export class SharedDraft {
  /** Ends the wait for the lock. */
  #queued = new AbortController();

  constructor(
    readonly texts: SiteTexts,
    readonly options: Options,
  ) {}

  /** Resolves when it is decided whether this window edits. */
  async start(): Promise<void> {
    const { texts, options } = this;
    const { locks, name, channel } = options;
    if (!locks) return;
    texts.isEditing.set(false);
    channel.addEventListener('message', ({ data }) => this.#hear(data));
    let sent = texts.snapshot();
    texts.subscribe(() => {
      const draft = texts.snapshot();
      if (texts.isEditing.snapshot())
        channel.postMessage({ type: 'changes', since: sent.revision, part: partSince(sent, draft) });
      sent = draft;
    });
    await new Promise<void>((decided) => {
      const held = locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await this.#edit(decided);
        decided();
      });
      void this.#waitAfter(held);
    });
  }

  /**
   * Lets this window edit; the one that did so before shows what is done here. What that one was saving just then is read
   * from the store.
   */
  take(): void {
    this.#queued.abort();
    const { locks, name } = this.options;
    if (locks) void this.#waitAfter(locks.request(name, { steal: true }, () => this.#edit()));
  }

  /** Edits until the lock is taken away. @param began called when this window edits */
  async #edit(began: () => void = () => {}): Promise<void> {
    const { texts, options } = this;
    const stored = await options.stored();
    // The last letters before the other window closed.
    const isNewer = stored !== undefined && stored.revision > texts.snapshot().revision;
    const draft = isNewer ? stored : texts.snapshot();
    // What is typed here is a step of its own.
    texts.restore({ ...draft, done: closeLastStep(draft.done) });
    texts.isEditing.set(true);
    options.channel.postMessage({ type: 'draft', draft: texts.snapshot() });
    began();
    return new Promise(() => {});
  }

  /** Shows what another window does, once this one does not edit, and edits when that one closes. */
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

  #hear(message: DraftMessage): void {
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
