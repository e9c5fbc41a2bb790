import type { Publishing } from '../store/publishing.ts';
import type { SiteStore } from '../store/site-store.ts';
import { words } from '../messages/messages.ts';
import { persistDraft, loadDraft } from './draft-storage.ts';
import { documentsOf } from '../store/site-file.ts';
import { adoptStoredSite } from './saver.ts';
import { SharedDraft } from './shared-draft.ts';
import { SiteTexts } from './site-texts.ts';
import { Studio } from './studio.ts';

/**
 * Starts the Studio: restores the draft, merges it with the stored site, persists it and shares it with other windows.
 * @throws Error if the store cannot be read
 */
export const startStudio = async (store: SiteStore, publishing: Publishing): Promise<Studio> => {
  const stored = await store.read();
  // Browser storage is per origin, and a localhost origin may serve another site later, so the key contains the site.
  const key = `draft 2 ${stored.id} ${stored.prefix}`;
  const texts = new SiteTexts(documentsOf(stored.content));
  const shared = new SharedDraft(texts, {
    channel: new BroadcastChannel(key),
    locks: navigator.locks,
    name: key,
    stored: () => loadDraft(key, texts.snapshot().saved),
  });
  await shared.start();
  const studio = new Studio(store, publishing, stored, texts);
  const { notice, saver } = studio;
  studio.editHere = () => shared.take();
  texts.refuse = () => notice.set({ text: words.draft.elsewhere, isError: true });
  if (texts.isEditing.snapshot()) adoptStoredSite(texts, stored.content);
  persistDraft(texts, key, () => notice.set({ text: words.draft.notKept, isError: true }));
  // Show the first page before inspecting images and watching for changes of others.
  const stop = studio.isShown.subscribe(() => {
    stop();
    saver.follow();
  });
  return studio;
};
