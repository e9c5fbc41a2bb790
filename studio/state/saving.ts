import { useCallback, useSyncExternalStore } from 'react';
import { fill, words } from '../words/words.ts';
import { merge } from './merge.ts';
import type { Studio } from './studio.ts';
import { useStudio } from './use-studio.ts';

export type Saving = { state: 'idle' | 'saving' } | { state: 'failed'; reason: string };

/** Saves what differs from the store; what others have changed meanwhile is joined with it where that can be done. */
class Saver {
  #saving: Saving = { state: 'idle' };
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): Saving => this.#saving;

  async save(studio: Studio): Promise<void> {
    if (this.#saving.state === 'saving') return;
    this.#set({ state: 'saving' });
    try {
      this.#set(await this.#try(studio));
    } catch (error) {
      this.#set({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  async #try(studio: Studio, isSecond = false): Promise<Saving> {
    const changes = studio.texts.unsaved();
    if (changes.length === 0) return { state: 'idle' };
    const conflicts = await studio.store.write(changes, '');
    if (conflicts.length === 0) {
      studio.texts.stored(changes);
      return { state: 'idle' };
    }
    const unsolved = conflicts.filter(({ name, stored }) => !studio.texts.takeOver(name, stored, merge));
    const [first] = unsolved;
    if (first) return { state: 'failed', reason: fill(words.store.conflict, { file: first.name }) };
    return isSecond ? { state: 'failed', reason: words.store.notWritten } : this.#try(studio, true);
  }

  #set(saving: Saving): void {
    this.#saving = saving;
    for (const listener of this.#listeners) listener();
  }
}

const saver = new Saver();

/** Saves, and tells how that goes. */
export const useSaving = (): { saving: Saving; save: () => Promise<void> } => {
  const studio = useStudio();
  const saving = useSyncExternalStore(saver.subscribe, saver.snapshot);
  return { saving, save: useCallback(() => saver.save(studio), [studio]) };
};
