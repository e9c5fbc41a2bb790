import { get, set } from 'idb-keyval';
import { keptOf, type KeptDraft } from './kept-draft.ts';
import type { SiteTexts } from './site-texts.ts';

/** What is typed is kept after so long at the latest. */
const keepMs = 250;

/** A draft and when it was kept, in milliseconds since 1970. */
type Kept = { draft: KeptDraft; at: number };

/** What was kept when a window was left in the midst of typing; it stays there, and what is kept later is newer. */
const leftAt = (key: string): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The draft that was kept under a name; nothing when there is none, or when the browser keeps nothing. */
export const keptDraft = async (key: string): Promise<KeptDraft | undefined> => {
  const kept = await get<Kept>(key).catch(() => undefined);
  const left = leftAt(key);
  return (left && left.at > (kept?.at ?? 0) ? left : kept)?.draft;
};

/**
 * Keeps the draft in the browser, so that a reload or a crash loses nothing.
 * @param failed is told once when the browser does not keep it
 */
export const keepDraft = (texts: SiteTexts, key: string, failed: () => void): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let safe = texts.snapshot();
  const kept = (): Kept => ({ draft: keptOf(texts.snapshot()), at: Date.now() });
  const keep = async (): Promise<void> => {
    waiting = undefined;
    const draft = texts.snapshot();
    try {
      await set(key, kept());
      safe = draft;
    } catch {
      if (!hasFailed) failed();
      hasFailed = true;
    }
  };
  texts.subscribe(() => {
    // Not put off by further typing: a crash in the midst of it must not take all of it.
    waiting ??= setTimeout(() => void keep(), keepMs);
  });
  addEventListener('pagehide', () => {
    if (safe === texts.snapshot()) return;
    // IndexedDB does not finish while a page goes: of eight letters that were typed before, it lost up to four.
    try {
      localStorage.setItem(key, JSON.stringify(kept()));
    } catch {
      // There is no room for it, and nobody to tell.
    }
  });
};
