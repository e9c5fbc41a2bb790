import { formatDocument } from '../../documents/edit/text/format-document.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { SiteStore } from '../store/site-store.ts';
import { documentsOf, isWritableName, isImageName } from '../store/site-file.ts';
import { Observable } from '../core/observable.ts';
import { diffTexts } from '../store/patches.ts';
import { Mutex } from '../core/mutex.ts';
import type { SiteTexts } from './site-texts.ts';
import { errorMessage } from '../messages/messages.ts';

/** Debounce in ms: text editors write a file in several steps, and several files at once. */
const debounceMs = 150;

/** State of saving, with the reason of a failure if the store reports one. */
type Saving = { state: 'idle' | 'saving' } | { state: 'failed'; reason?: string };

/** Number of images that have not been inspected yet: the store has no info of them. */
const countUninspected = (content: SiteContent): number =>
  [...content].filter(([name, text]) => text === '' && isImageName(name) && isWritableName(name)).length;

/** Merges all stored documents into the texts. */
export const adoptStoredSite = (texts: SiteTexts, content: SiteContent): void => {
  const { saved, conflicts } = texts.snapshot();
  const stored = documentsOf(content);
  const names = new Set([...diffTexts(saved, stored).map(({ name }) => name), ...conflicts.keys()]);
  for (const name of names) {
    const isUnreadable = content.has(name) && !stored.has(name);
    if (!isUnreadable) texts.mergeStored(name, stored.get(name) ?? null);
  }
};

/**
 * Synchronizes texts and store: saves changes and merges those of others. Files with conflicts wait for a decision; all
 * others are saved.
 */
export class Saver extends Observable<Saving> {
  /** Serializes reads and writes, so that a read never returns a version older than the last save. */
  readonly #mutex = new Mutex();
  /** Number of images that are still being inspected. */
  readonly unseen: Observable<number>;

  constructor(
    readonly texts: SiteTexts,
    readonly store: SiteStore,
    stored: SiteContent,
  ) {
    super({ state: 'idle' });
    this.unseen = new Observable(countUninspected(stored));
  }

  /** Saves all documents without conflicts. */
  async save(): Promise<void> {
    if (this.snapshot().state === 'saving') return;
    if (!this.texts.isEditing.snapshot()) return this.texts.refuse();
    this.set({ state: 'saving' });
    try {
      this.set(await this.#mutex.runExclusive(() => this.#write()));
    } catch (error) {
      this.set({ state: 'failed', reason: errorMessage(error) });
    }
  }

  /** Merges the changes that others have made in the store. An unreachable store is ignored: saving reports it. */
  async refresh(): Promise<void> {
    await this.#mutex.runExclusive(() => this.#read()).catch(() => undefined);
  }

  /** Starts merging changes that others make in the store. */
  follow(): void {
    const { isEditing } = this.texts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.refresh(), debounceMs);
    };
    this.store.watch(changed, isEditing);
    isEditing.subscribe(changed);
  }

  async #write(isSecond = false): Promise<Saving> {
    // Further edits may have resolved a conflict, so try to merge again.
    for (const [name, stored] of this.texts.snapshot().conflicts) this.texts.mergeStored(name, stored);
    this.#format();
    const { conflicts } = this.texts.snapshot();
    const changes = this.texts.unsaved().filter(({ name }) => !conflicts.has(name));
    if (changes.length === 0) return { state: 'idle' };
    const refused = await this.store.write(changes);
    if (refused.length === 0) {
      this.texts.markSaved(changes);
      return { state: 'idle' };
    }
    for (const { name, stored } of refused) this.texts.mergeStored(name, stored);
    return isSecond ? { state: 'failed' } : this.#write(true);
  }

  /**
   * Formats the changed documents. Edits in forms are formatted already, but the YAML tab does not format while
   * somebody types.
   */
  #format(): void {
    for (const { name, after } of this.texts.unsaved())
      if (after !== null && !isImageName(name))
        this.texts.change(`${name} yaml`, new Map([[name, formatDocument(after)]]));
  }

  async #read(): Promise<void> {
    const { saved } = this.texts.snapshot();
    const { content } = await this.store.read();
    this.unseen.set(countUninspected(content));
    // Only the window that edits merges changes of the store.
    if (!this.texts.isEditing.snapshot()) return;
    // If a save finished during the read, the result may be outdated: read again.
    if (this.texts.snapshot().saved === saved) adoptStoredSite(this.texts, content);
    else await this.#read();
  }
}
