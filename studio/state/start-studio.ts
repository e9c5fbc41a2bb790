import type { SiteStore } from '../store/site-store.ts';
import { fill, words } from '../words/words.ts';
import { keepDraft, keptDraft } from './keep-draft.ts';
import { takeOverAll } from './saver.ts';
import { shareDraft } from './shared-draft.ts';
import { Studio } from './studio.ts';

/** A name of this window that comes behind those of all that were opened before. */
const windowName = (): string => `${Date.now()} ${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/**
 * Starts the Studio with the draft that was left, joined with what is stored now; it is kept, and shared with other
 * windows.
 * @throws Error when the store cannot be read
 */
export const startStudio = async (store: SiteStore): Promise<Studio> => {
  const stored = await store.read();
  // A browser keeps things by origin, and an origin of this machine may show another site tomorrow.
  const key = `draft 2 ${stored.id} ${stored.prefix}`;
  const draft = await keptDraft(key);
  // From here on nothing waits: the name says since when this window hears the others.
  const studio = new Studio(store, stored, windowName(), draft);
  const { texts, notice, saver } = studio;
  shareDraft(texts, new BroadcastChannel(key), (names) => {
    const file = names.map((name) => studio.shownName(name)).join(', ');
    notice.set(fill(words.draft.overwritten, { file }));
  });
  takeOverAll(texts, stored.content);
  keepDraft(texts, key, () => notice.set(words.draft.notKept));
  // Pictures and what others change come after the first page.
  const stop = studio.isShown.subscribe(() => {
    stop();
    saver.follow();
  });
  return studio;
};
