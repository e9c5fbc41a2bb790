import { get, set } from 'idb-keyval';
import { tryOrUndefined } from '../core/try-or-undefined.ts';
import type { FileTexts } from '../store/patches.ts';
import { changedDraft, mergeDraft, type Draft, type PartialDraft } from './draft.ts';
import type { SiteTexts } from './site-texts.ts';

/** What is typed is kept after so long at the latest. */
const keepMs = 250;

/** A draft as it was stored before its revisions were counted. */
type Uncounted = { draft: Omit<PartialDraft, 'revision'> };
type Stored = PartialDraft | Uncounted | null | undefined;

const counted = (stored: Stored): PartialDraft | undefined =>
  stored && 'draft' in stored ? { ...stored.draft, revision: 1 } : (stored ?? undefined);

/**
 * The draft that is stored under a key; nothing when there is none, or when the browser stores nothing.
 * @param others the stored texts of the documents that it does not touch
 */
export const loadDraft = async (key: string, others: FileTexts): Promise<Draft | undefined> => {
  const kept = counted(await get<Stored>(key).catch(() => undefined));
  // What was stored when a window was left in the midst of typing stays there, and what is stored later is newer.
  const left = counted(tryOrUndefined(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored));
  const newest = left && left.revision > (kept?.revision ?? -1) ? left : kept;
  return newest && mergeDraft({ saved: others, current: others }, newest);
};

/**
 * Keeps the draft in the browser, so that a reload or a crash loses nothing.
 * @param failed is told once when the browser does not keep it
 */
export const persistDraft = (texts: SiteTexts, key: string, failed: () => void): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let safe = texts.snapshot();
  const keep = async (): Promise<void> => {
    waiting = undefined;
    const draft = texts.snapshot();
    // What another window edits is kept there.
    if (!texts.isEditing.snapshot()) return;
    try {
      await set(key, changedDraft(draft));
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
    const draft = texts.snapshot();
    if (safe === draft || !texts.isEditing.snapshot()) return;
    // IndexedDB does not finish while a page goes: of eight letters that were typed before, it lost up to four.
    // Where there is no room for it, there is nobody to tell.
    tryOrUndefined(() => localStorage.setItem(key, JSON.stringify(changedDraft(draft))));
  });
};
