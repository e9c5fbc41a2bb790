import { useCallback, useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';
import type { Studio } from './studio.ts';
import { Observable } from './observable.ts';
import { useStudio } from './use-studio.ts';

export type Saving = { state: 'idle' | 'saving' } | { state: 'failed'; reason: string };

/** Saves what differs from the store; what others have changed meanwhile is joined with it; where
 * that cannot be done, that document waits for a decision, and the others are saved. */
class Saver extends Observable<Saving> {
  constructor() {
    super({ state: 'idle' });
  }

  async save(studio: Studio): Promise<void> {
    if (this.snapshot().state === 'saving') return;
    this.become({ state: 'saving' });
    try {
      this.become(await studio.inTurn(() => this.#try(studio)));
    } catch (error) {
      this.become({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  async #try(studio: Studio, isSecond = false): Promise<Saving> {
    const { texts, store } = studio;
    // What is typed by now may go with what is stored.
    for (const [name, stored] of texts.snapshot().conflicts) texts.takeOver(name, stored);
    const { conflicts } = texts.snapshot();
    const changes = texts.unsaved().filter(({ name }) => !conflicts.has(name));
    if (changes.length === 0) return { state: 'idle' };
    const refused = await store.write(changes, '');
    if (refused.length === 0) {
      texts.stored(changes);
      return { state: 'idle' };
    }
    for (const { name, stored } of refused) texts.takeOver(name, stored);
    return isSecond ? { state: 'failed', reason: words.store.notWritten } : this.#try(studio, true);
  }
}

const saver = new Saver();

/** Saves, and tells how that goes. */
export const useSaving = (): { saving: Saving; save: () => Promise<void> } => {
  const studio = useStudio();
  const saving = useSyncExternalStore(saver.subscribe, saver.snapshot);
  return { saving, save: useCallback(() => saver.save(studio), [studio]) };
};
