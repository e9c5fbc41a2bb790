import type { FileChange } from '../store/site-store.ts';
import type { Draft, Operation } from './draft.ts';
import { changedRange, packDraft, unpackDraft, type PackedDraft } from './packed-draft.ts';
import type { SiteTexts } from './site-texts.ts';
import { differences } from './steps.ts';

/** How many operations of each window are in a draft. */
type Seen = Readonly<Record<string, number>>;

/** What windows tell each other: who, what is in the draft, and the name of exactly this state of it. */
export type DraftMessage = { from: string; seen: Seen; state: string } & (
  | { type: 'hello' }
  | { type: 'draft'; draft: PackedDraft }
  | { type: 'operation'; before: string; operation: Operation; changes: FileChange[]; at: number }
);

/** A way to all other windows, such as a BroadcastChannel: messages of one window arrive in their order. */
export type Channel = {
  post: (message: DraftMessage) => void;
  listen: (hear: (message: DraftMessage) => void) => void;
};

/** Whether a draft has everything that another one has. */
const covers = (one: Seen, other: Seen): boolean =>
  Object.entries(other).every(([window, count]) => (one[window] ?? 0) >= count);

const overlaps = (one: FileChange, other: FileChange): boolean => {
  if (one.name !== other.name) return false;
  if (one.before === null || one.after === null || other.before === null || other.after === null) return true;
  const written = changedRange(one.before, one.after);
  const changed = changedRange(other.before, other.after);
  return changed.start < written.after && written.start < changed.before;
};

/**
 * Lets several windows work on one draft. Each tells what it does, and the others, whose draft is the same, do the same
 * to theirs. When two have done something at the same moment, each joins the other's texts with its own; then all take
 * the whole draft of the oldest window.
 */
export class SharedDraft {
  readonly #texts: SiteTexts;
  readonly #channel: Channel;
  readonly #overwritten: (names: string[]) => void;
  #seen: Seen = {};
  #state: string;
  #states = 0;
  #lastTyped = 0;

  /**
   * @param texts with the name of this window, which comes behind those of older ones in the alphabet
   * @param overwritten is told of documents in which another window has changed what was just written here
   */
  constructor(texts: SiteTexts, channel: Channel, overwritten: (names: string[]) => void) {
    this.#texts = texts;
    this.#channel = channel;
    this.#overwritten = overwritten;
    this.#state = this.#newState();
  }

  /** Begins to work with the windows that are open. */
  start(): void {
    this.#channel.listen((message) => this.#hear(message));
    this.#texts.witness((operation, before) => this.#tell(operation, before));
    this.#say({ type: 'hello' });
  }

  #newState(): string {
    this.#states += 1;
    return `${this.#texts.window} ${this.#states}`;
  }

  #say(message: { type: 'hello' } | { type: 'draft'; draft: PackedDraft }): void {
    this.#channel.post({ ...message, from: this.#texts.window, seen: this.#seen, state: this.#state });
  }

  #sayDraft(): void {
    this.#say({ type: 'draft', draft: packDraft(this.#texts.snapshot()) });
  }

  #tell(operation: Operation, was: Draft): void {
    const { window } = this.#texts;
    const before = this.#state;
    this.#seen = { ...this.#seen, [window]: (this.#seen[window] ?? 0) + 1 };
    this.#state = this.#newState();
    this.#lastTyped = Date.now();
    const changes =
      operation.type === 'change'
        ? [...operation.changes]
        : differences(was.current, this.#texts.snapshot().current);
    const known = { from: window, seen: this.#seen, state: this.#state };
    this.#channel.post({ type: 'operation', ...known, before, operation, changes, at: this.#lastTyped });
  }

  #hear(message: DraftMessage): void {
    if (message.from === this.#texts.window) return;
    if (message.type === 'hello') this.#sayDraft();
    else if (message.type === 'draft') this.#hearDraft(message);
    else this.#hearOperation(message);
  }

  #hearOperation(message: DraftMessage & { type: 'operation' }): void {
    const { from, seen, before, state } = message;
    const count = seen[from] ?? 0;
    // What came with a whole draft is not done once more.
    if ((this.#seen[from] ?? 0) >= count) return;
    if (before === this.#state) {
      this.#seen = seen;
      this.#state = state;
      this.#follow(message.operation);
      return;
    }
    this.#join(message);
    this.#state = this.#newState();
    const isComplete = covers(this.#seen, { ...seen, [from]: count - 1 });
    if (isComplete) this.#seen = { ...this.#seen, [from]: count };
    if (isComplete && this.#texts.window < from) this.#sayDraft();
    else this.#say({ type: 'hello' });
  }

  #follow(operation: Operation): void {
    const own = this.#texts.snapshot().done.at(-1);
    this.#texts.follow(operation);
    if (operation.type !== 'change' || own?.window !== this.#texts.window) return;
    const lost = operation.changes.filter((change) =>
      own.changes.some((written) => overlaps(written, change)),
    );
    if (lost.length > 0) this.#overwritten(lost.map(({ name }) => name));
  }

  #join({ from, operation, changes, at }: DraftMessage & { type: 'operation' }): void {
    if (operation.type === 'stored' || operation.type === 'takeOver') {
      this.#texts.follow(operation);
      return;
    }
    const isLater = at === this.#lastTyped ? from > this.#texts.window : at > this.#lastTyped;
    const lost = this.#texts.join(changes, { at, window: from }, isLater);
    if (lost.length > 0) this.#overwritten(lost);
  }

  #hearDraft({ from, seen, state, draft }: DraftMessage & { type: 'draft' }): void {
    const hasMine = covers(seen, this.#seen);
    const hasTheirs = covers(this.#seen, seen);
    if (state === this.#state) return;
    if (hasMine && (!hasTheirs || from < this.#texts.window)) {
      this.#seen = seen;
      this.#state = state;
      this.#texts.restore(unpackDraft(draft, this.#texts.snapshot().saved));
    } else if (hasMine) this.#sayDraft();
    else if (!hasTheirs) this.#say({ type: 'hello' });
  }
}
