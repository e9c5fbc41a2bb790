import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { SiteStore } from '../store/site-store.ts';
import { documentsOf, isWritableName, isImageName } from '../store/site-file.ts';
import { Observable } from '../core/observable.ts';
import { diffTexts } from '../store/patches.ts';
import { Mutex } from '../core/mutex.ts';
import type { SiteTexts } from './site-texts.ts';
import { errorMessage } from '../messages/messages.ts';

/** Editors write a file in several moments, and several files at once. */
const restMs = 150;

/** How saving goes, and why it has failed where the store says so. */
type Saving = { state: 'idle' | 'saving' } | { state: 'failed'; reason?: string };

/** How many pictures of a site nobody has looked at yet: the store has no line of them. */
const unseenIn = (content: SiteContent): number =>
  [...content].filter(([name, text]) => text === '' && isImageName(name) && isWritableName(name)).length;

/** Takes over whatever the store holds now. */
export const adoptStoredSite = (texts: SiteTexts, content: SiteContent): void => {
  const { saved, conflicts } = texts.snapshot();
  const stored = documentsOf(content);
  const names = new Set([...diffTexts(saved, stored).map(({ name }) => name), ...conflicts.keys()]);
  for (const name of names) {
    const isUnreadable = content.has(name) && !stored.has(name);
    if (!isUnreadable) texts.takeOver(name, stored.get(name) ?? null);
  }
};

/**
 * Brings the texts and the store together: saves what differs, and takes over what others change. What cannot be joined
 * waits for a decision, and everything else is saved.
 */
export class Saver extends Observable<Saving> {
  /** One after another: what is read must not be older than a save. */
  readonly #turns = new Mutex();
  /** How many pictures are still looked at. */
  readonly unseen: Observable<number>;

  constructor(
    readonly texts: SiteTexts,
    readonly store: SiteStore,
    stored: SiteContent,
  ) {
    super({ state: 'idle' });
    this.unseen = new Observable(unseenIn(stored));
  }

  /** Saves all that can be saved. */
  async save(): Promise<void> {
    if (this.snapshot().state === 'saving') return;
    if (!this.texts.isEditing.snapshot()) return this.texts.refuse();
    this.set({ state: 'saving' });
    try {
      this.set(await this.#turns.take(() => this.#write()));
    } catch (error) {
      this.set({ state: 'failed', reason: errorMessage(error) });
    }
  }

  /** Takes over what others change in the store, as soon as it happens. */
  follow(): void {
    const { isEditing } = this.texts;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      clearTimeout(waiting);
      // A store that cannot be reached is told of by whoever saves.
      waiting = setTimeout(() => void this.#turns.take(() => this.#read()).catch(() => undefined), restMs);
    };
    this.store.watch(changed, isEditing);
    isEditing.subscribe(changed);
  }

  async #write(isSecond = false): Promise<Saving> {
    // What is typed by now may go with what is stored.
    for (const [name, stored] of this.texts.snapshot().conflicts) this.texts.takeOver(name, stored);
    const { conflicts } = this.texts.snapshot();
    const changes = this.texts.unsaved().filter(({ name }) => !conflicts.has(name));
    if (changes.length === 0) return { state: 'idle' };
    const refused = await this.store.write(changes);
    if (refused.length === 0) {
      this.texts.stored(changes);
      return { state: 'idle' };
    }
    for (const { name, stored } of refused) this.texts.takeOver(name, stored);
    return isSecond ? { state: 'failed' } : this.#write(true);
  }

  async #read(): Promise<void> {
    const { saved } = this.texts.snapshot();
    const { content } = await this.store.read();
    this.unseen.set(unseenIn(content));
    // The window that edits reads for itself.
    if (!this.texts.isEditing.snapshot()) return;
    // It was saved meanwhile, and what was read here may be older than that.
    if (this.texts.snapshot().saved === saved) adoptStoredSite(this.texts, content);
    else await this.#read();
  }
}
