import type { SiteStore } from '../store/site-store.ts';
import { words } from '../messages/messages.ts';
import { persistDraft, loadDraft } from './draft-storage.ts';
import { documentsOf } from '../store/site-file.ts';
import { adoptStoredSite } from './saver.ts';
import { closeLastStep } from './steps.ts';
import { EditingWindow } from './editing-window.ts';
import { SiteTexts } from './site-texts.ts';
import { Studio, type Hosted } from './studio.ts';

/** Whether this page was reloaded. Otherwise the Studio is being opened. */
const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/**
 * Starts the Studio: restores the draft, merges it with the stored site and persists it, if no other window edits.
 * @throws Error if the store cannot be read
 */
export const startStudio = async (store: SiteStore, hosted?: Hosted): Promise<Studio> => {
  const stored = await store.read();
  // Browser storage is per origin, and a localhost origin may serve another site later, so the key contains the site.
  const key = `draft 2 ${stored.id} ${stored.prefix}`;
  const texts = new SiteTexts(documentsOf(stored.content));
  const load = async (): Promise<void> => {
    const { revision, saved } = texts.snapshot();
    const draft = await loadDraft(key, saved);
    // If the browser has no storage, a window that edits again continues with its own draft.
    if (draft && draft.revision > revision) texts.set({ ...draft, done: closeLastStep(draft.done) });
  };
  // Until the Studio is shown, there is nothing to store.
  let persist = (): Promise<void> => Promise.resolve();
  const { isEditing } = texts;
  const window = { isEditing, load, store: () => persist() };
  const editing = new EditingWindow({ locks: navigator.locks, name: key, ...window });
  await editing.start();
  const studio = new Studio(store, hosted, stored, texts);
  const { notice, saver } = studio;
  studio.editHere = () => editing.take();
  texts.refuse = () => notice.set({ text: words.draft.elsewhere, isError: true });
  if (isEditing.snapshot()) adoptStoredSite(texts, stored.content);
  persist = persistDraft(texts, key, () => notice.set({ text: words.draft.notKept, isError: true }));
  if (isEditing.snapshot() && !isReload()) texts.startVisit();
  // Images are inspected and the store is watched only after the first page is shown.
  const stop = studio.isShown.subscribe(() => {
    stop();
    saver.follow();
  });
  return studio;
};
