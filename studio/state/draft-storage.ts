import { get, set } from 'idb-keyval';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import type { FileTexts } from '../store/patches.ts';
import { changedDraft, mergeDraft, type Draft, type PartialDraft } from './draft.ts';
import type { SiteTexts } from './site-texts.ts';

/** Maximum delay in ms before typed text is persisted. */
const persistDelayMs = 250;

/**
 * Loads the draft stored under a key; undefined if there is none or the browser has no storage.
 * @param others stored texts of the documents that the draft does not change
 */
export const loadDraft = async (key: string, others: FileTexts): Promise<Draft | undefined> => {
  const persisted = await get<PartialDraft>(key).catch(() => undefined);
  // localStorage holds what was saved while the page was being closed; the draft with the higher revision is newer.
  const savedOnClose = tryOrUndefined(
    () => JSON.parse(localStorage.getItem(key) ?? 'null') as PartialDraft | null,
  );
  const newest =
    savedOnClose && savedOnClose.revision > (persisted?.revision ?? -1) ? savedOnClose : persisted;
  // Versions before 0.3 stored another format.
  return newest?.saved && mergeDraft({ saved: others, current: others }, newest);
};

/**
 * Persists the draft in the browser, so that a reload or a crash loses nothing.
 * @param failed called once if the browser cannot store it
 * @returns a function that stores the draft at once
 */
export const persistDraft = (texts: SiteTexts, key: string, failed: () => void): (() => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let persisted = texts.snapshot();
  const persist = async (): Promise<void> => {
    const draft = texts.snapshot();
    if (persisted === draft) return;
    try {
      await set(key, changedDraft(draft));
      persisted = draft;
    } catch {
      if (!hasFailed) failed();
      hasFailed = true;
    }
  };
  texts.subscribe(() => {
    // Further typing does not restart the timer, so that a crash during long typing loses little.
    timer ??= setTimeout(() => {
      timer = undefined;
      // The window that edits persists the draft.
      if (texts.isEditing.snapshot()) void persist();
    }, persistDelayMs);
  });
  addEventListener('pagehide', () => {
    const draft = texts.snapshot();
    if (persisted === draft || !texts.isEditing.snapshot()) return;
    // IndexedDB writes do not finish while a page closes: up to four of the last eight characters were lost.
    // localStorage is synchronous. If it is full, the page is closing and no message can be shown.
    tryOrUndefined(() => localStorage.setItem(key, JSON.stringify(changedDraft(draft))));
  });
  return persist;
};
